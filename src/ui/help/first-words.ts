import { msg } from '@lit/localize';
import type { TemplateResult } from 'lit';
import { emphasized } from '../emphasized.ts';

/** Explains the first queen to a new player. */
export function attackWords(): TemplateResult {
  return emphasized(msg('A queen attacks *its row, column and diagonals.*'));
}

/** Explains the shade of attacked squares. */
export function shadeWords(): TemplateResult {
  return emphasized(msg('*Shaded squares* are attacked.'));
}
