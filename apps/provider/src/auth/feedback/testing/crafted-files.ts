import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { canary, jpegOfSize, photo, pngOfSize, screenshot, withChunk, withSegment } from './pictures.ts';

/** A hostile file, or a normal photo. */
export interface CraftedFile {
  readonly what: string;
  readonly name: string;
  readonly type: string;
  readonly bytes: Buffer;
  /** Expected outcome; a file with broken bits may be refused or cleaned. */
  readonly must: 'be refused' | 'be cleaned' | 'be either';
}

type Named = readonly [what: string, bytes: Buffer];

const names = [
  'photo.png',
  'photo.JPG',
  'a.html.png',
  'a.png.exe',
  'x.php\0.png',
  '../../../etc/cron.d/x.png',
  '..\\..\\x.jpg',
  'C:\\Windows\\x.png',
  '.png',
  `${'n'.repeat(300)}.png`,
  '\u202egnp.exe',
  'con',
];
const types = [
  'image/png',
  'image/jpeg',
  'image/svg+xml',
  'text/html',
  'application/octet-stream',
  'no/type',
];

/** At least `count` crafted files, deterministic. */
export async function craftedFiles(count: number): Promise<CraftedFile[]> {
  const [jpeg, png] = await Promise.all([photo(), screenshot()]);
  const refused = [...(await otherFormats()), ...brokenPictures(jpeg, png)];
  const cleaned = loadedPictures(jpeg, png);
  const files: CraftedFile[] = [];
  for (let round = 0; files.length < count || round === 0; round += 1) {
    const named = (list: readonly Named[], must: CraftedFile['must']) =>
      list.forEach(([what, bytes], index) => {
        const name = names[(index + round) % names.length] ?? '';
        files.push({ what, name, type: types[(index + 2 * round) % types.length] ?? '', bytes, must });
      });
    named(refused, 'be refused');
    named(cleaned, 'be cleaned');
    named(brokenBits(jpeg, png, round), 'be either');
  }
  return files;
}

/** Files of other formats. */
async function otherFormats(): Promise<Named[]> {
  const small = { create: { width: 8, height: 8, channels: 3, background: '#fff' } } as const;
  const [gif, webp, tiff, avif] = await Promise.all([
    sharp(small).gif().toBuffer(),
    sharp(small).webp().toBuffer(),
    sharp(small).tiff().toBuffer(),
    sharp(small).avif().toBuffer(),
  ]);
  const script = `<script>alert('${canary}')</script>`;
  return [
    ['a page', Buffer.from(`<!doctype html><html>${script}`)],
    ['a drawing with a script', Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`)],
    ['a drawing behind a declaration', Buffer.from(`<?xml version="1.0"?><svg onload="x"/>`)],
    ['a script', Buffer.from('#!/bin/sh\nrm -rf /\n')],
    ['a PHP page', Buffer.from('<?php system($_GET["c"]);')],
    ['a Windows program', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(512)])],
    ['a Linux program', Buffer.concat([Buffer.from('\x7fELF'), Buffer.alloc(512)])],
    ['an archive', Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.alloc(64)])],
    ['a document', Buffer.from('%PDF-1.7\n%%EOF')],
    ['a page before a picture', Buffer.concat([Buffer.from(`<html>${script}`), await screenshot()])],
    ['an iPhone photo', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic')],
    ['a bitmap', Buffer.concat([Buffer.from('BM'), Buffer.alloc(54)])],
    ['an icon', Buffer.concat([Buffer.from([0, 0, 1, 0, 1, 0]), Buffer.alloc(64)])],
    ['a script for ImageMagick', Buffer.from('push graphic-context\nfill url(https://x)\n')],
    ['a GIF', gif],
    ['a WebP', webp],
    ['a TIFF', tiff],
    ['an AVIF', avif],
    ['nothing', Buffer.alloc(0)],
    ['one byte', Buffer.from([0x89])],
  ];
}

/** Pictures with false sizes or truncated data. */
function brokenPictures(jpeg: Buffer, png: Buffer): Named[] {
  const moving = withChunk(png, 'acTL', Buffer.from([0, 0, 0, 1, 0, 0, 0, 0]));
  const bomb = Buffer.concat([Buffer.from('x\0\0'), deflateSync(Buffer.alloc(60_000_000))]);
  const cuts = [0.3, 0.6, 0.9];
  return [
    ['a PNG of 2,500 million pixels', pngOfSize(png, 50_000, 50_000)],
    ['a PNG of 2^31 by 1', pngOfSize(png, 2 ** 31 - 1, 1)],
    ['a PNG without width', pngOfSize(png, 0, 64)],
    ['a PNG a pixel above the limit', pngOfSize(png, 40_000_001, 1)],
    ['a JPEG of 4,295 million pixels', jpegOfSize(jpeg, 65_535, 65_535)],
    ['a moving PNG', moving],
    ['the signature of PNG alone', png.subarray(0, 8)],
    ['the signature of PNG before a page', Buffer.concat([png.subarray(0, 8), Buffer.from('<html>')])],
    ['the signature of JPEG alone', jpeg.subarray(0, 3)],
    ['the signature of JPEG before a page', Buffer.concat([jpeg.subarray(0, 4), Buffer.from('<html>')])],
    ['a PNG without an end of its data', withChunk(png.subarray(0, 60), 'zTXt', bomb.subarray(0, 65_000))],
    ...cuts.map((part): Named => [`${part * 100} % of a PNG`, png.subarray(0, png.length * part)]),
    ...cuts.map((part): Named => [`${part * 100} % of a JPEG`, jpeg.subarray(0, jpeg.length * part)]),
  ];
}

/** Valid pictures with hidden data. */
function loadedPictures(jpeg: Buffer, png: Buffer): Named[] {
  const hidden = Buffer.from(`<script>${canary}</script><?php ${canary} PK\x03\x04`);
  const xmp = Buffer.from(`http://ns.adobe.com/xap/1.0/\0<x:xmpmeta>${canary}</x:xmpmeta>`);
  return [
    ['a phone photo with its place', jpeg],
    ['a JPEG with a comment', withSegment(jpeg, 0xfe, hidden)],
    ['a JPEG with XMP', withSegment(jpeg, 0xe1, xmp)],
    ['a JPEG with an application segment', withSegment(jpeg, 0xef, hidden)],
    ['a JPEG with a page behind it', Buffer.concat([jpeg, hidden])],
    ['a JPEG with a PNG behind it', Buffer.concat([jpeg, png])],
    ['a screenshot with a text', png],
    ['a PNG with its place', withChunk(png, 'eXIf', Buffer.from(`II*\0\x08\0\0\0\0\0${canary}`))],
    ['a PNG with XMP', withChunk(png, 'iTXt', Buffer.from(`XML:com.adobe.xmp\0\0\0\0\0${canary}`))],
    ['a PNG with a page behind it', Buffer.concat([png, hidden])],
  ];
}

/** Pictures with some flipped bits. */
function brokenBits(jpeg: Buffer, png: Buffer, round: number): Named[] {
  return [jpeg, png].flatMap((picture) =>
    Array.from({ length: 6 }, (_, index): Named => {
      const copy = Buffer.from(picture);
      for (let bit = 0; bit <= index; bit += 1) {
        const at = 12 + ((round * 7919 + index * 104_729 + bit * 1_299_709) % (copy.length - 12));
        copy[at] = (copy[at] ?? 0) ^ (1 << ((round + bit) % 8));
      }
      return [`wrong bits, round ${round}, ${index + 1} of them`, copy];
    }),
  );
}
