import { later } from '../ui/later.ts';

/**
 * How many queens a board of the Guard table takes at least. The table is not part of what every puzzle loads.
 * @param shape `7x9`
 */
export async function tableLeast(shape: string): Promise<number | undefined> {
  const part = await later(import('./guard-table-data.ts'));
  return part?.LEAST_GUARDS.get(shape)?.least;
}
