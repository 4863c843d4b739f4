/** The time in milliseconds after which a silent clipboard counts as one that refuses. */
const PATIENCE = 3000;

/**
 * Copies text to the clipboard.
 * @throws If the browser refuses, has no clipboard, or does not answer.
 */
export async function copyText(text: string): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The clipboard is silent.')), PATIENCE);
  });
  try {
    await Promise.race([navigator.clipboard.writeText(text), silence]);
  } finally {
    clearTimeout(timer);
  }
}
