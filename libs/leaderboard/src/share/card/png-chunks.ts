/** Signature before the first chunk, and what a chunk has besides its data: length, type, checksum. */
const signatureBytes = 8;
const frameBytes = 12;

/** What is needed to draw the picture. */
const drawn = new Set(['IHDR', 'PLTE', 'tRNS', 'sRGB', 'IDAT', 'IEND']);

/** A PNG without its notes: Safari adds some (`eXIf`) to each canvas. Bytes in, bytes out. */
export function withoutNotes(png: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const kept = [png.subarray(0, signatureBytes)];
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
  for (let start = signatureBytes; start + frameBytes <= png.length;) {
    const end = start + frameBytes + view.getUint32(start);
    const type = String.fromCharCode(...png.subarray(start + 4, start + 8));
    if (drawn.has(type)) kept.push(png.subarray(start, end));
    start = end;
  }
  const whole = new Uint8Array(kept.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of kept) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
