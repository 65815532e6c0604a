import { isUtf8 } from 'node:buffer';
import type { Problem } from '../model/problem.ts';

/** A file's text, or the problem with its bytes. */
export type Decoded = { readonly text: string } | { readonly problem: Problem };

const byteOrderMark = Buffer.from([0xef, 0xbb, 0xbf]);

/**
 * Decodes a text file of the pack: strict UTF-8 without a byte order mark, LF line ends, Unicode NFC. Refuses other encodings,
 * and characters that a child would see as something else.
 */
export function decodeFile(file: string, bytes: Buffer): Decoded {
  const encoding = otherEncoding(bytes);
  const fix = 'Save the file as UTF-8.';
  if (encoding !== undefined) return { problem: { file, line: 1, what: `the file is in ${encoding}`, fix } };
  const start = bytes.subarray(0, 3).equals(byteOrderMark) ? 3 : 0;
  const wrong = firstInvalid(bytes, start);
  if (wrong !== undefined) {
    const line = lineAt(bytes.subarray(0, wrong).toString('latin1'));
    const what = `the byte 0x${(bytes[wrong] ?? 0).toString(16)} is not UTF-8, for example from Windows-1252`;
    return { problem: { file, line, what, fix } };
  }
  const text = bytes.subarray(start).toString('utf8').replaceAll(/\r\n?/g, '\n').normalize('NFC');
  const [, sign] = forbidden.exec(text) ?? [];
  if (sign === undefined) return { text };
  const code = (sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  const line = lineAt(text.slice(0, text.search(forbidden)));
  const what = `the character U+${code} is invisible or unreadable`;
  return { problem: { file, line, what, fix: 'Remove it, or type the character again.' } };
}

/** Control characters, the replacement character, private use, and marks of direction or order inside a file. */
const forbidden =
  /([\u0000-\u0008\u000B-\u001F\u007F-\u009F\uFFFD\uFEFF\u202A-\u202E\u2066-\u2069\p{Co}\p{Cs}])/u;

function otherEncoding(bytes: Buffer): string | undefined {
  const start = bytes.subarray(0, 4).toString('hex');
  if (start.startsWith('fffe0000') || start === '0000feff') return 'UTF-32';
  if (start.startsWith('fffe') || start.startsWith('feff')) return 'UTF-16';
  return bytes.subarray(0, 64).includes(0) ? 'UTF-16, or no text' : undefined;
}

/** Index of the first byte that is not UTF-8. */
function firstInvalid(bytes: Buffer, start: number): number | undefined {
  if (isUtf8(bytes.subarray(start))) return undefined;
  let good = start;
  let bad = bytes.length + 1;
  while (bad - good > 1) {
    const middle = Math.floor((good + bad) / 2);
    if (isUtf8Prefix(bytes.subarray(start, middle))) good = middle;
    else bad = middle;
  }
  return Math.min(bad, bytes.length) - 1;
}

/** Whether the bytes are UTF-8, perhaps with a last character cut short. */
function isUtf8Prefix(bytes: Buffer): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
  }
}

function lineAt(before: string): number {
  return before.split(/\r\n?|\n/).length;
}
