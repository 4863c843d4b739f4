/** Returns the number of samples of a test: `usual` in `npm test`, `whole` in `npm run test:whole`. */
export function sample(usual: number, whole: number): number {
  return process.env['WHOLE'] ? whole : usual;
}
