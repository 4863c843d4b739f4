/**
 * Lets the player choose files.
 * @returns The files; none if the player has changed their mind.
 */
export function chooseFiles(
  options: Partial<Pick<HTMLInputElement, 'accept' | 'capture' | 'multiple'>>,
): Promise<readonly File[]> {
  const input = Object.assign(document.createElement('input'), { type: 'file', ...options });
  return new Promise((resolve) => {
    input.addEventListener('change', () => resolve([...(input.files ?? [])]));
    input.addEventListener('cancel', () => resolve([]));
    input.click();
  });
}
