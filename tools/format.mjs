// Formats generated files like hand-written files.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'oxfmt';
import { root } from './process.mjs';

const options = JSON.parse(readFileSync(join(root, '.oxfmtrc.json'), 'utf8'));

/**
 * @param {string} file its ending names the language
 * @param {string} text
 * @returns {Promise<string>} the text as `npm run format` leaves it
 * @throws {Error} if the text is not valid in its language
 */
export async function formatted(file, text) {
  const { code, errors } = await format(file, text, options);
  if (errors.length > 0) throw new Error(`${file}: ${errors.map(({ message }) => message).join('; ')}`);
  return code;
}
