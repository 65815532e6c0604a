import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Builds a TypeScript entry into plain JavaScript, as the provider itself is built, so that a test can run it as a process
 * of its own. It goes to `name` below the project's `out-tsc`, where Node finds the packages. Gives the path of the script.
 */
export async function bundleScript(entry: URL, name: string): Promise<string> {
  const input = fileURLToPath(entry);
  const outDir = join(root, 'out-tsc', name);
  const options = { input: { script: input }, output: { entryFileNames: '[name].js' } };
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: [/^@sirah-trails\//] },
    build: { ssr: true, rollupOptions: options, outDir, emptyOutDir: true, target: 'node20', minify: false },
  });
  return join(outDir, 'script.js');
}
