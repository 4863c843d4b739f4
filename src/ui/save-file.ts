/**
 * Hands a file to the player as a download.
 * @param name With its ending; the browser may change it where a file of this name is there.
 */
export function saveFile(contents: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(contents);
  link.download = name;
  link.click();
  // The download has begun, or waits for the player's consent, which outlives the address for long.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

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
