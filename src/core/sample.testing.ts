/** How much a test asks: a sample in `npm test`, more in `npm run test:whole`. */
export function sample(usual: number, whole: number): number {
  return process.env['WHOLE'] ? whole : usual;
}
