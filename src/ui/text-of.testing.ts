import type { TemplateResult } from 'lit';

/** Returns the text of a template or a message, without tags and the asterisks round what is bold. */
export function textOf(part: unknown): string {
  if (Array.isArray(part)) return part.map(textOf).join('');
  // Listeners, and nothing.
  if (typeof part === 'function' || typeof part === 'symbol') return '';
  if (typeof part !== 'object' || part === null) return String(part).replaceAll('*', '');
  const { strings, values } = part as TemplateResult;
  const text = strings.flatMap((string, k) => [string, k < values.length ? textOf(values[k]) : '']);
  return text.join('').replace(/<[^>]*>/g, '');
}
