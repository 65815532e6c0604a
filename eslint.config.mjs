import css from '@eslint/css';
import nx from '@nx/eslint-plugin';
import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import tseslint from 'typescript-eslint';
import { folderLayers } from './tools/lint/folder-cycles.mjs';
import { house } from './tools/lint/house-rules.mjs';
import { providerLayers } from './tools/lint/provider-layers.mjs';

const features = ['auth', 'reader', 'journey', 'leaderboard', 'avatar'];
const webShared = ['scope:ui', 'scope:api-client', 'scope:screen-kit', 'scope:quiz-engine'];
const webScopes = [...webShared, ...features.map((name) => `scope:${name}`)];

const boundaries = [
  { sourceTag: 'type:ui', onlyDependOnLibsWithTags: ['type:ui'] },
  { sourceTag: 'type:data', onlyDependOnLibsWithTags: ['type:data'] },
  { sourceTag: 'type:engine', onlyDependOnLibsWithTags: ['type:ui', 'type:engine'] },
  { sourceTag: 'type:kit', onlyDependOnLibsWithTags: ['type:ui', 'type:data', 'type:kit'] },
  {
    sourceTag: 'type:feature',
    onlyDependOnLibsWithTags: ['type:ui', 'type:data', 'type:kit', 'type:engine', 'type:feature'],
  },
  {
    sourceTag: 'type:app',
    onlyDependOnLibsWithTags: ['type:ui', 'type:data', 'type:kit', 'type:engine', 'type:feature', 'type:app'],
  },
  { sourceTag: 'scope:openapi', onlyDependOnLibsWithTags: ['scope:openapi'] },
  { sourceTag: 'scope:content', onlyDependOnLibsWithTags: ['scope:content'] },
  { sourceTag: 'scope:content-pack', onlyDependOnLibsWithTags: ['scope:content-pack', 'scope:content'] },
  { sourceTag: 'scope:tools', onlyDependOnLibsWithTags: ['scope:tools'] },
  { sourceTag: 'scope:ui', onlyDependOnLibsWithTags: ['scope:ui'] },
  { sourceTag: 'scope:api-client', onlyDependOnLibsWithTags: ['scope:api-client', 'scope:openapi'] },
  { sourceTag: 'scope:quiz-engine', onlyDependOnLibsWithTags: ['scope:quiz-engine', 'scope:ui'] },
  {
    sourceTag: 'scope:screen-kit',
    onlyDependOnLibsWithTags: ['scope:screen-kit', 'scope:ui', 'scope:api-client'],
  },
  ...features.map((name) => ({
    sourceTag: `scope:${name}`,
    onlyDependOnLibsWithTags: [
      `scope:${name}`,
      'scope:ui',
      'scope:api-client',
      'scope:screen-kit',
      ...(name === 'journey' ? ['scope:quiz-engine'] : []),
    ],
  })),
  // Of the contract, the service worker reads which paths are no pages.
  { sourceTag: 'scope:web', onlyDependOnLibsWithTags: ['scope:web', 'scope:openapi', ...webScopes] },
  { sourceTag: 'scope:storybook', onlyDependOnLibsWithTags: ['scope:storybook', ...webScopes] },
  {
    sourceTag: 'scope:provider',
    onlyDependOnLibsWithTags: ['scope:provider', 'scope:openapi', 'scope:content-pack'],
  },
  {
    // A feature of the web app is no part of the contract, so a change in one runs none of its tests.
    sourceTag: 'scope:provider-contract',
    onlyDependOnLibsWithTags: ['provider', 'openapi', 'api-client', 'quiz-engine'].map(
      (name) => `scope:${name}`,
    ),
  },
  {
    sourceTag: 'scope:e2e',
    onlyDependOnLibsWithTags: ['scope:e2e', 'scope:web', 'scope:provider', 'scope:openapi', ...webScopes],
  },
];

const primitives = {
  group: ['@base-ui/react', '@base-ui/react/*'],
  message: 'Use the component of @sirah-trails/ui; primitives are wrapped there once.',
};

/** They bring along what no screen uses, and rank all routes anew for each question. */
const routing = {
  name: 'react-router',
  importNames: [
    'Link',
    'NavLink',
    'Routes',
    'Route',
    'useParams',
    'matchPath',
    'matchRoutes',
    'generatePath',
  ],
  message: 'Use Link of @sirah-trails/ui, and useRouteParams and matchRoute of @sirah-trails/screen-kit.',
};

export default tseslint.config(
  {
    ignores: [
      '**/dist',
      '**/out-tsc',
      '**/storybook-static',
      '**/generated',
      '**/test-results',
      '**/playwright-report',
      '**/public/mockServiceWorker.js',
    ],
  },
  ...tseslint.configs.strict.map((config) => ({ files: ['**/*.{ts,tsx,mts,mjs,js,jsx}'], ...config })),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.{ts,tsx,mjs}'],
    plugins: { '@nx': nx },
    rules: {
      '@nx/enforce-module-boundaries': boundaryRule([]),
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
      'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true, IIFEs: true }],
      'no-console': 'error',
      'no-restricted-syntax': ['error', ...bannedSyntax()],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      eqeqeq: 'error',
    },
  },
  {
    files: ['libs/**/*.tsx', 'apps/web/**/*.tsx', 'apps/storybook/**/*.tsx', 'libs/**/use-*.ts'],
    extends: [jsxA11y.flatConfigs?.strict ?? jsxA11y.configs.strict],
  },
  {
    files: ['libs/**/*.{ts,tsx}', 'apps/web/**/*.{ts,tsx}'],
    ignores: ['libs/ui/**'],
    rules: { 'no-restricted-imports': ['error', { paths: [routing], patterns: [primitives] }] },
  },
  {
    files: ['libs/**/src/**/*.{ts,tsx}', 'apps/web/src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}'],
    plugins: { house },
    rules: {
      'house/no-emoji': 'error',
      'house/whole-messages': 'error',
      'house/no-physical-side': 'error',
      'house/query-states': 'error',
    },
  },
  {
    files: ['libs/**/src/**/*.tsx', 'apps/web/src/**/*.tsx'],
    ignores: ['libs/ui/src/{tokens,testing,story}/**', '**/testing/**', '**/*.test.tsx', '**/*.stories.tsx'],
    plugins: { house },
    rules: { 'house/no-raw-colour': 'error', 'house/words-are-messages': 'error' },
  },
  {
    files: ['libs/**/src/**/*.tsx', 'apps/web/src/**/*.tsx'],
    ignores: ['libs/ui/**', '**/testing/**', '**/*.test.tsx', '**/*.stories.tsx'],
    plugins: { house },
    rules: { 'house/no-raw-button': 'error', 'house/one-live-region': 'error' },
  },
  {
    files: ['**/*.css'],
    language: 'css/css',
    languageOptions: { tolerant: true },
    plugins: { css, house },
    rules: { 'house/css-sides': 'error' },
  },
  {
    files: ['libs/**/*.css', 'apps/web/**/*.css'],
    ignores: ['libs/ui/src/tokens/{tokens,page-colours}.css'],
    plugins: { house },
    rules: { 'house/css-colours': 'error' },
  },
  {
    // The only projects that may see both sides: they start the provider themselves.
    files: ['apps/{web-e2e,provider-contract}/**/*.{ts,mjs}'],
    plugins: { '@nx': nx },
    rules: {
      '@nx/enforce-module-boundaries': boundaryRule([
        '@sirah-trails/provider/testing',
        '@sirah-trails/provider/testing/journeys',
      ]),
    },
  },
  {
    // The toolbar shows the themes of the pack as they are.
    files: ['apps/storybook/.storybook/themes.ts'],
    plugins: { '@nx': nx },
    rules: { '@nx/enforce-module-boundaries': boundaryRule(['^(\\.\\./){3}content/theme\\.yaml\\?raw$']) },
  },
  {
    // The engine is pure: time, chance and storage are injected, so that every run can be replayed.
    files: ['libs/quiz-engine/src/core/**/*.ts', 'libs/quiz-engine/src/questions/*/core.ts'],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...[
          'setTimeout',
          'setInterval',
          'fetch',
          'localStorage',
          'window',
          'document',
          'performance',
          'crypto',
        ].map((name) => ({ name, message: 'The engine core is pure: take it as an injected port.' })),
      ],
      'no-restricted-properties': [
        'error',
        { object: 'Date', property: 'now', message: 'Take the time from the event.' },
        { object: 'Math', property: 'random', message: 'Take chance from an injected port.' },
      ],
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            { regex: '^[^.]', message: 'The engine core imports no package: it runs without React.' },
            {
              regex: '\\.tsx$|/(player|runner|messages|testing)/|contract/view',
              message: 'The engine core imports only itself: it runs without React.',
            },
          ],
        },
      ],
    },
  },
  {
    // A screen shows what comes with promises: on a slow machine it is there later.
    files: ['libs/*/src/**/*.stories.tsx'],
    ignores: ['libs/{ui,quiz-engine}/**'],
    plugins: { house },
    rules: { 'house/wait-for-state': 'error' },
  },
  ...folderLayers,
  ...providerLayers,
  {
    files: ['**/*.test.{ts,tsx}', '**/*.stories.tsx', 'apps/{web-e2e,provider-contract}/**'],
    rules: { 'max-lines-per-function': 'off' },
  },
  { files: ['tools/**/*.mjs', 'libs/content-pack/src/check-command.ts'], rules: { 'no-console': 'off' } },
);

/** @param {string[]} allow imports of an app that the rule would refuse */
function boundaryRule(allow) {
  const presets = '^\\.\\./\\.\\./(vitest|browser)\\.preset\\.m?[jt]s$';
  return [
    'error',
    { enforceBuildableLibDependency: false, allow: [presets, ...allow], depConstraints: boundaries },
  ];
}

function bannedSyntax() {
  const file = 'A file is named for its concept.';
  return [
    {
      selector: 'ExportDefaultDeclaration[declaration.type="FunctionDeclaration"]',
      message: 'Named exports only.',
    },
    {
      selector: 'ImportDeclaration[source.value=/\\/(utils|common|helpers|types)(\\.tsx?)?$/]',
      message: file,
    },
    {
      selector: 'JSXAttribute[name.name="dangerouslySetInnerHTML"]',
      message: 'Use RichText of @sirah-trails/ui, which sanitises.',
    },
    { selector: 'TSEnumDeclaration', message: 'Use a const object or a union.' },
  ];
}
