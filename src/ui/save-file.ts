/** How long the address of a download stays: it outlives the player's consent, in milliseconds. */
const KEPT = 60_000;

/** Hands a file to the player as a download. */
export function saveFile(file: File): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT);
}
