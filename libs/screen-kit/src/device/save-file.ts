/** Object URL lifetime, milliseconds: Safari reads it only after the click. */
const lifetimeMs = 60_000;

/** Downloads a file under a name. */
export function saveFile(name: string, file: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), lifetimeMs);
}
