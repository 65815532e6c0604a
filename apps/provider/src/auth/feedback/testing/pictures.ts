import { crc32 } from 'node:zlib';
import sharp from 'sharp';

/** Text that must not appear in a stored picture. */
export const canary = 'CANARY-of-a-child';

const gradient = {
  width: 96,
  height: 64,
  channels: 3,
  noise: { type: 'gaussian', mean: 128, sigma: 60 },
} as const;
const place = { IFD0: { Copyright: canary }, IFD3: { GPSLatitude: '21/1 25/1 0/1', GPSLatitudeRef: 'N' } };

/** A phone's JPEG with location, camera and orientation. */
export function photo(): Promise<Buffer> {
  return sharp({ create: { ...gradient, background: '#26b27a' } })
    .withExif(place)
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

/** A transparent PNG screenshot with a text chunk. */
export async function screenshot(): Promise<Buffer> {
  const background = { r: 38, g: 178, b: 122, alpha: 0.5 };
  const plain = await sharp({ create: { width: 96, height: 64, channels: 4, background } })
    .png()
    .toBuffer();
  return withChunk(plain, 'tEXt', Buffer.from(`Comment\0${canary}`));
}

/** Inserts a chunk after the PNG header. */
export function withChunk(png: Buffer, type: string, data: Buffer): Buffer {
  return Buffer.concat([png.subarray(0, headerEnd), chunk(type, data), png.subarray(headerEnd)]);
}

/** Sets the size in the PNG header. */
export function pngOfSize(png: Buffer, width: number, height: number): Buffer {
  const header = Buffer.from(png.subarray(signatureEnd + 8, headerEnd - 4));
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  return Buffer.concat([png.subarray(0, signatureEnd), chunk('IHDR', header), png.subarray(headerEnd)]);
}

/** Sets the size in the JPEG frame header. */
export function jpegOfSize(jpeg: Buffer, width: number, height: number): Buffer {
  const copy = Buffer.from(jpeg);
  const frame = copy.indexOf(Buffer.from([0xff, 0xc0]));
  copy.writeUInt16BE(height, frame + 5);
  copy.writeUInt16BE(width, frame + 7);
  return copy;
}

/** Inserts a segment at the start of a JPEG, such as a comment (0xfe) or XMP (0xe1). */
export function withSegment(jpeg: Buffer, marker: number, data: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, (data.length + 2) >> 8, (data.length + 2) & 0xff]);
  return Buffer.concat([jpeg.subarray(0, 2), head, data, jpeg.subarray(2)]);
}

const signatureEnd = 8;
const headerEnd = signatureEnd + 8 + 13 + 4;

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}
