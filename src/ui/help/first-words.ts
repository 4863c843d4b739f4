import { msg } from '@lit/localize';
import type { TemplateResult } from 'lit';
import { emphasized } from '../emphasized.ts';

/** Explains the first queen to a new player. */
export function attackWords(): TemplateResult {
  return emphasized(msg('A queen attacks *its row, its column and both diagonals.*'));
}

/** Explains the second queen to a new player. */
export function shadeWords(): TemplateResult {
  return emphasized(msg('*Shaded squares* are attacked. The others are free.'));
}
