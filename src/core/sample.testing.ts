/**
 * Returns the number of samples of a test.
 * @param usual Those of `.ci/run`.
 * @param whole Those of `npm run test:whole`.
 * @param short Those of `npm test`.
 */
export function sample(usual: number, whole: number, short = usual): number {
  if (process.env['WHOLE']) return whole;
  return process.env['SWEEPS'] === 'all' ? usual : short;
}
