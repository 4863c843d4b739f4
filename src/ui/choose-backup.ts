/**
 * Lets the player choose a file.
 * @param endings Such as `.json`; the player may choose another all the same.
 * @returns The file, or `undefined` when none was chosen.
 */
export function chooseFile(endings: string): Promise<File | undefined> {
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = endings;
  return new Promise((resolve) => {
    input.addEventListener('change', () => resolve(input.files?.[0]));
    input.addEventListener('cancel', () => resolve(undefined));
    input.click();
  });
}
