/** How long the file stays in memory, in milliseconds: Safari reads it only after the click. */
const keptMs = 60_000;

/** Saves a file under a name where the device keeps what is downloaded. */
export function saveFile(name: string, file: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), keptMs);
}
