/** Ids of the name table: https://learn.microsoft.com/typography/opentype/spec/name#name-ids */
const nameIds = {
  copyright: 0,
  family: 1,
  style: 2,
  unique: 3,
  full: 4,
  version: 5,
  postscript: 6,
  licence: 14,
};

/** Windows, Unicode, American English: the platform that every system reads. */
const platform = [3, 1, 0x409];

/** Offset of the file checksum in the `head` table, and its constant total. */
const adjustmentOffset = 8;
const wholeSum = 0xb1b0afba;

/** @typedef {{ tag: string, data: Buffer }} Table */

/**
 * Renames a font, as its licence requires for modified fonts with a reserved name. Keeps copyright, version and
 * style.
 * @param {Buffer} font as sfnt
 * @param {string} family the new name
 * @returns {Buffer} the font as sfnt
 */
export function renameFont(font, family) {
  const tables = tablesOf(font).map(({ tag, data }) =>
    tag === 'name'
      ? { tag, data: nameTable(renamed(namesOf(data), family)) }
      : { tag, data: Buffer.from(data) },
  );
  return joined(font.readUInt32BE(0), tables);
}

/** Font names by id, from the Windows platform records. @param {Buffer} font as sfnt @returns {Map<number, string>} */
export function fontNames(font) {
  const table = tablesOf(font).find(({ tag }) => tag === 'name');
  return namesOf(table?.data ?? Buffer.alloc(6));
}

/** @param {Map<number, string>} names @param {string} family */
function renamed(names, family) {
  const style = names.get(nameIds.style) ?? 'Regular';
  const full = style === 'Regular' ? family : `${family} ${style}`;
  return new Map([
    [nameIds.copyright, names.get(nameIds.copyright) ?? ''],
    [nameIds.family, family],
    [nameIds.style, style],
    [nameIds.unique, `Sirah Trails: ${full}`],
    [nameIds.full, full],
    [nameIds.version, names.get(nameIds.version) ?? ''],
    [nameIds.postscript, full.replaceAll(' ', '-')],
    [nameIds.licence, 'https://openfontlicense.org'],
  ]);
}

/** @param {Buffer} table @returns {Map<number, string>} */
function namesOf(table) {
  const start = table.readUInt16BE(4);
  return new Map(
    Array.from({ length: table.readUInt16BE(2) }, (_, index) => {
      const at = 6 + 12 * index;
      const from = start + table.readUInt16BE(at + 10);
      const text = Buffer.from(table.subarray(from, from + table.readUInt16BE(at + 8)));
      return [table.readUInt16BE(at + 6), text.swap16().toString('utf16le')];
    }),
  );
}

/** @param {Map<number, string>} names in the order of their ids */
function nameTable(names) {
  const texts = [...names].map(([id, text]) => ({ id, bytes: Buffer.from(text, 'utf16le').swap16() }));
  const head = Buffer.alloc(6 + 12 * texts.length);
  [0, texts.length, head.length].forEach((value, index) => head.writeUInt16BE(value, 2 * index));
  let offset = 0;
  for (const [index, { id, bytes }] of texts.entries()) {
    const record = [...platform, id, bytes.length, offset];
    record.forEach((value, field) => head.writeUInt16BE(value, 6 + 12 * index + 2 * field));
    offset += bytes.length;
  }
  return Buffer.concat([head, ...texts.map(({ bytes }) => bytes)]);
}

/** @param {Buffer} font @returns {Table[]} */
function tablesOf(font) {
  return Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
    const at = 12 + 16 * index;
    const from = font.readUInt32BE(at + 8);
    return {
      tag: font.toString('latin1', at, at + 4),
      data: font.subarray(from, from + font.readUInt32BE(at + 12)),
    };
  });
}

/** Font file with the given tables and checksums. @param {number} version @param {readonly Table[]} tables */
function joined(version, tables) {
  tables.find(({ tag }) => tag === 'head')?.data.writeUInt32BE(0, adjustmentOffset);
  const head = Buffer.alloc(12 + 16 * tables.length);
  head.writeUInt32BE(version, 0);
  const power = Math.floor(Math.log2(tables.length));
  const search = [tables.length, 16 * 2 ** power, power, 16 * (tables.length - 2 ** power)];
  search.forEach((value, index) => head.writeUInt16BE(value, 4 + 2 * index));
  let offset = head.length;
  let headAt = 0;
  const bodies = tables.map(({ tag, data }, index) => {
    const body = Buffer.concat([data, Buffer.alloc(-data.length & 3)]);
    const at = 12 + 16 * index;
    head.write(tag, at, 'latin1');
    [checksum(body), offset, data.length].forEach((value, field) =>
      head.writeUInt32BE(value, at + 4 + 4 * field),
    );
    if (tag === 'head') headAt = offset;
    offset += body.length;
    return body;
  });
  const file = Buffer.concat([head, ...bodies]);
  file.writeUInt32BE((wholeSum - checksum(file)) >>> 0, headAt + adjustmentOffset);
  return file;
}

/** Sum of the 32-bit words. @param {Buffer} padded */
function checksum(padded) {
  let sum = 0;
  for (let at = 0; at < padded.length; at += 4) sum = (sum + padded.readUInt32BE(at)) >>> 0;
  return sum;
}
