import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Bundles a TypeScript entry into JavaScript, like the provider build, so that a test can run it as a separate
 * process. Writes to `name` in the project's `out-tsc`, where Node resolves packages. Returns the script's path.
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
