/** How much a test asks: a fixed sample in `npm test`, all of it in `npm run test:whole`. */
export function sample(usual: number, whole: number): number {
  return process.env['WHOLE'] ? whole : usual;
}
