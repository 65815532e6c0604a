/** @typedef {{ file: string, text: string }} Picture */

const folder = 'content/';

/**
 * The pack's drawn pictures: path in the pack, size in pixels, bytes. Sorted for readable diffs.
 * @param {readonly Picture[]} pictures
 */
export function manifest(pictures) {
  const lines = pictures
    .filter(({ file }) => file.startsWith(`${folder}art/`))
    .map(({ file, text }) => entry(file.slice(folder.length), text))
    .sort();
  return `{\n${lines.join(',\n')}\n}\n`;
}

/** @param {string} path @param {string} text */
function entry(path, text) {
  const [, width, height] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(text) ?? [];
  const about = `{ "width": ${width}, "height": ${height}, "bytes": ${Buffer.byteLength(text)} }`;
  return `  ${JSON.stringify(path)}: ${about}`;
}
