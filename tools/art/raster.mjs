import sharp from 'sharp';

/** Maximum mean pixel difference from another machine's rendering, 0 to 255. */
const tolerance = 2;

/** A drawing in pixels, as PNG; inside an icon file where the name says so. @param {string} file @param {string} svg @param {number} width */
export async function rasterise(file, svg, width) {
  const png = await sharp(Buffer.from(svg), { density: 144 })
    .resize({ width })
    .png({ palette: true, compressionLevel: 9, effort: 10 })
    .toBuffer();
  return file.endsWith('.ico') ? iconFile(png, width) : png;
}

/** One PNG as an icon file. @param {Buffer} png @param {number} size */
function iconFile(png, size) {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size % 256, 6);
  header.writeUInt8(size % 256, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

/** Whether two pictures look the same; processors round differently. @param {Buffer} one @param {Buffer} other */
export async function looksLike(one, other) {
  if (one.equals(other)) return true;
  const [a, b] = await Promise.all([one, other].map((bytes) => pixels(bytes)));
  if (a === undefined || b === undefined || a.length !== b.length) return false;
  let sum = 0;
  for (let index = 0; index < a.length; index += 1) sum += Math.abs((a[index] ?? 0) - (b[index] ?? 0));
  return sum / a.length < tolerance;
}

/** @param {Buffer} bytes of a PNG, or of an icon file with one inside */
async function pixels(bytes) {
  const start = bytes.indexOf(Buffer.from([0x89, 0x50, 0x4e, 0x47]));
  if (start < 0) return undefined;
  return sharp(bytes.subarray(start)).ensureAlpha().raw().toBuffer();
}
