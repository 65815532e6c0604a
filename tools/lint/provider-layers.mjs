// Provider folders by layer: each imports only lower layers, and areas never import each other.
import { dirname, relative, resolve } from 'node:path';
import { root } from '../process.mjs';

const source = `${root}apps/provider/src`;
const bottom = ['kernel', 'domain', 'database', 'configuration', 'secret'];
const services = [
  'idempotency',
  'rate-limit',
  'mail',
  'pages',
  'logging',
  'content-import',
  'content',
  'boards',
  'progress',
];
const areas = ['auth', 'reader', 'journey', 'leaderboard', 'avatar', 'web'];
const composition = ['http', 'start', 'admin', 'backup', 'retention', 'staff', 'demo', 'bench', 'testing'];

/** Every provider source folder. */
export const providerFolders = [...bottom, ...services, ...areas, ...composition];

/** Allowed imports per folder, besides itself; the composition may import every folder. */
const below = new Map([
  ...bottom.map((folder) => /** @type {const} */ ([folder, folder === 'domain' ? [] : bottom])),
  ...services.map((folder) => /** @type {const} */ ([folder, [...bottom, ...services]])),
  ...areas.map((folder) => /** @type {const} */ ([folder, [...bottom, ...services]])),
]);

/** Pure modules: time units and a digest. */
const pure = ['kernel/time.ts', 'kernel/sha256.ts'];

/** @type {import('eslint').Rule.RuleModule} */
const layers = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const from = topOf(relative(source, context.filename));
    const allowed = below.get(from);
    if (!allowed) return {};
    /** @param {{ source?: { value?: unknown } | null } & import('eslint').Rule.Node} node */
    const check = (node) => {
      const target = String(node.source?.value);
      if (!target.startsWith('.')) return;
      const file = relative(source, resolve(dirname(context.filename), target));
      const to = topOf(file);
      if (to === from || allowed.includes(to) || (from === 'domain' && pure.includes(file))) return;
      const message = `${from}/ may not import ${to}/: apps/provider/README.md shows the layers.`;
      context.report({ node, message });
    };
    return { 'ImportDeclaration, ExportNamedDeclaration, ExportAllDeclaration': check };
  },
};

const impure = ['setTimeout', 'setInterval', 'fetch', 'process', 'performance', 'crypto'];

/** ESLint configurations for the layers and a pure domain. Tests are exempt, because they start a whole provider. */
export const providerLayers = [
  {
    files: ['apps/provider/src/**/*.ts'],
    ignores: ['**/*.test.ts', '**/testing/**'],
    plugins: { provider: { rules: { layers } } },
    rules: { 'provider/layers': 'error' },
  },
  {
    files: ['apps/provider/src/domain/**/*.ts'],
    ignores: ['**/*.test.ts', '**/testing/**'],
    rules: {
      'no-restricted-globals': ['error', ...impure.map((name) => ({ name, message: 'Pass the value in.' }))],
      'no-restricted-properties': [
        'error',
        { object: 'Date', property: 'now', message: 'Pass the time in.' },
        { object: 'Math', property: 'random', message: 'Draw from a seed.' },
      ],
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^(?!\\.|@sirah-trails/content-pack/model$)',
              message: 'The domain is pure: no package.',
            },
            {
              regex: '^@sirah-trails/content-pack/model$',
              allowTypeImports: true,
              message: 'Import types only.',
            },
          ],
        },
      ],
    },
  },
];

/** @param {string} file */
function topOf(file) {
  return file.split('/')[0] ?? '';
}
