import { capture, nxEnvironment, program } from '../process.mjs';

/**
 * Runs nx as from a shell in the root, even inside an nx task.
 * @param {readonly string[]} args
 * @returns {Promise<string>} what it printed
 * @throws {Error} with its output when it fails
 */
export async function nx(args) {
  const own = Object.keys(process.env).filter((name) => name.startsWith('NX_'));
  const clean = Object.fromEntries(own.map((name) => [name, undefined]));
  const { code, output } = await capture(program('nx'), args, {
    ...clean,
    ...nxEnvironment,
    FORCE_COLOR: '0',
  });
  if (code !== 0) throw new Error(output);
  return output;
}
