/** The time in milliseconds for which the address of a download stays valid, so that the player can consent to it. */
const KEPT = 60_000;

export function saveFile(file: File): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT);
}
