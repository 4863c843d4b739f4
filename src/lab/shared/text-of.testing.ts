import type { TemplateResult } from 'lit';

/** Returns the text of a template, without its tags. */
export function textOf(part: unknown): string {
  if (Array.isArray(part)) return part.map(textOf).join('');
  if (typeof part !== 'object' || part === null) return String(part);
  const { strings, values } = part as TemplateResult;
  const text = strings.flatMap((string, k) => [string, k < values.length ? textOf(values[k]) : '']);
  return text.join('').replace(/<[^>]*>/g, '');
}
