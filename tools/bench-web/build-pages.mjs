import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { capture, root } from '../process.mjs';
import { serveFolder } from './serve-folder.mjs';

const pages = join(root, 'tools/bench-web/pages');
/** Here SurveyJS stays installed from one run to the next, outside the product's packages. */
const surveyFolder = join(root, 'node_modules/.cache/bench-web/survey');

/**
 * Builds and serves the pages that the product is compared with.
 * @param {string} folder for what is built
 * @param {{ text: string, choices: readonly string[] }} question the same one that the product shows
 */
export async function servePages(folder, question) {
  const stack = await buildPage(join(pages, 'stack'), join(folder, 'stack'));
  writeFileSync(join(stack, 'data.json'), JSON.stringify({ links: question.choices }));
  await installSurvey();
  cpSync(join(pages, 'survey'), surveyFolder, { recursive: true });
  writeFileSync(join(surveyFolder, 'question.json'), JSON.stringify(question));
  const survey = await buildPage(surveyFolder, join(folder, 'survey'));
  const plain = join(folder, 'plain');
  mkdirSync(plain, { recursive: true });
  cpSync(join(pages, 'plain.html'), join(plain, 'index.html'));
  const served = await Promise.all([stack, survey, plain].map(serveFolder));
  const [stackUrl = '', surveyUrl = '', plainUrl = ''] = served.map(({ url }) => url);
  return {
    urls: { stack: stackUrl, survey: surveyUrl, plain: plainUrl },
    close: () => served.forEach((server) => server.close()),
  };
}

/** Installs SurveyJS once. */
async function installSurvey() {
  mkdirSync(surveyFolder, { recursive: true });
  cpSync(join(root, 'tools/bench-web/survey-packages.json'), join(surveyFolder, 'package.json'));
  if (existsSync(join(surveyFolder, 'node_modules/survey-react-ui'))) return;
  const { code, output } = await capture('npm', [
    'install',
    '--prefix',
    surveyFolder,
    '--no-audit',
    '--no-fund',
  ]);
  if (code !== 0) throw new Error(`SurveyJS could not be installed.\n${output}`);
}

/**
 * @param {string} source
 * @param {string} outDir
 */
async function buildPage(source, outDir) {
  // Reading the product's modules has left it at development, and React would come with its warnings.
  process.env['NODE_ENV'] = 'production';
  await build({
    root: source,
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    build: { outDir, emptyOutDir: true, modulePreload: { polyfill: false }, chunkSizeWarningLimit: 5_000 },
  });
  return outDir;
}
