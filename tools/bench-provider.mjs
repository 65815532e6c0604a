// `npm run bench:provider [-- <name> ...]`: measures the provider and prints results beside targets.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { installPackages } from './install.mjs';
import { capture, nxEnvironment, root, run, secondsSince } from './process.mjs';

const project = join(root, 'apps', 'provider');
const ending = '.bench.ts';
const all = readdirSync(join(project, 'src', 'bench'))
  .filter((file) => file.endsWith(ending))
  .map((file) => file.slice(0, -ending.length));

const { positionals: asked } = parseArgs({ allowPositionals: true });
const unknown = asked.filter((name) => !all.includes(name));
if (unknown.length > 0) {
  console.error(`There is no bench "${unknown[0]}". Say one of: ${all.join(', ')}; or none for all.`);
  process.exit(2);
}

await installPackages();
const built = await capture('npx', ['nx', 'run', 'openapi:build', '--outputStyle=static'], nxEnvironment);
if (built.code !== 0) {
  console.error(built.output);
  process.exit(1);
}
const codes = [0];
const scripts = await bundle();
const { startPostgres } = await import('./testing/postgres.mjs');
const postgres = await startPostgres();
if (!postgres) console.log('PostgreSQL is not installed: its half of the benches is left out.');
for (const name of asked.length > 0 ? asked : all) {
  const from = performance.now();
  console.log(`\n${name}`);
  const environment = postgres ? { TEST_DATABASE_URL: postgres.url } : {};
  codes.push(run(process.execPath, [join(scripts, 'run-bench.js'), `./${name}.js`], environment));
  console.log(`  ${secondsSince(from)}`);
}
await postgres?.stop();
process.exitCode = Math.max(...codes);

/** Builds the benchmarks with the provider's build settings and returns their folder. */
async function bundle() {
  const { build } = await import('vite');
  const outDir = join(project, 'out-tsc', 'bench');
  const source = join(project, 'src', 'bench');
  const benches = all.map((name) => [name, join(source, `${name}${ending}`)]);
  const input = {
    'run-bench': join(source, 'run-bench.ts'),
    ...Object.fromEntries(benches),
  };
  const output = { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' };
  await build({
    root: project,
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: [/^@sirah-trails\//] },
    build: {
      ssr: true,
      rollupOptions: { input, output },
      outDir,
      emptyOutDir: true,
      target: 'node20',
      minify: false,
    },
  });
  return outDir;
}
