import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { formatted } from '../format.mjs';
import { root } from '../process.mjs';
import { charactersOf, recipes } from './recipes.mjs';
import { renameFont } from './rename-font.mjs';
import { measuresOf, percent, standInRules } from './stand-in.mjs';

/** @typedef {import('./recipes.mjs').Recipe} Recipe @typedef {import('./recipes.mjs').Cut} Cut */

const ORIGIN = '/* Written by node tools/fonts.mjs; the licences stand beside it. */';

/** Name id of the licence URL. */
const licenceId = 14;

const HONORIFIC = `/* Few phones have the honorific sign. This is Amiri cut down to that one sign. */
@font-face {
  font-family: Honorific;
  src: url('./honorific.woff2') format('woff2');
  unicode-range: U+FDFA;
  font-display: swap;
}`;

/**
 * Subsets every font to the product's characters and weights.
 * @returns {Promise<Map<string, Buffer | string>>} the files of libs/ui/src/tokens/fonts by name
 */
export async function buildFonts() {
  const files = /** @type {Map<string, Buffer | string>} */ (new Map());
  const faces = [ORIGIN, HONORIFIC];
  const standInFaces = [ORIGIN];
  for (const recipe of recipes) {
    for (const cut of recipe.cuts) {
      const file = `${recipe.slug}-${cut.name}.woff2`;
      files.set(file, await cutFont(recipe, cut));
      faces.push(faceRule(recipe, cut, file, await shiftRules(recipe, cut)));
    }
    standInFaces.push(...(await standIns(recipe)));
    files.set(`OFL-${recipe.slug}.txt`, await licence(recipe));
  }
  files.set('fonts.css', await formatted('fonts.css', faces.join('\n\n')));
  files.set('stand-ins.css', await formatted('stand-ins.css', standInFaces.join('\n\n')));
  return files;
}

/** @param {Recipe} recipe @param {Cut} cut @returns {Promise<Buffer>} */
async function cutFont(recipe, cut) {
  const [min, max] = recipe.axis ?? [0, 0];
  const variationAxes = recipe.axis ? { wght: { min, max } } : {};
  const options = { noHinting: true, variationAxes };
  const characters = charactersOf(cut.ranges);
  const original = await source(recipe, cut);
  if (!recipe.reserved) return subsetFont(original, characters, { ...options, targetFormat: 'woff2' });
  const font = await subsetFont(original, characters, { ...options, targetFormat: 'sfnt' });
  const own = renameFont(font, recipe.family);
  return subsetFont(own, characters, { targetFormat: 'woff2', preserveNameIds: [licenceId] });
}

/** @param {Recipe} recipe @returns {Promise<string[]>} */
function standIns(recipe) {
  return Promise.all(
    recipe.standins.map(async (standin) => {
      const cut = recipe.cuts.find(({ name }) => name === standin.measured);
      if (!cut) throw new Error(`${recipe.family} has no part ${standin.measured}.`);
      const weight = await subsetFont(await source(recipe, cut), charactersOf(cut.ranges), {
        targetFormat: 'sfnt',
        variationAxes: recipe.axis ? { wght: standin.at } : {},
      });
      return standInRules(recipe, standin, weight, cut.ranges.join(', '));
    }),
  );
}

/** @param {Recipe} recipe @param {Cut} cut @returns {Promise<string>} what moves the letters of a font down */
async function shiftRules(recipe, cut) {
  if (recipe.lowered === 0) return '';
  const font = await subsetFont(await source(recipe, cut), charactersOf(cut.ranges), {
    targetFormat: 'sfnt',
  });
  const { ascent, descent } = await measuresOf(recipe, font);
  return `ascent-override: ${percent(ascent)};\n  descent-override: ${percent(descent)};`;
}

/** @param {Recipe} recipe @param {Cut} cut @param {string} file @param {string} shift */
function faceRule(recipe, cut, file, shift) {
  return `@font-face {
  font-family: ${recipe.family.includes(' ') ? `'${recipe.family}'` : recipe.family};
  src: url('./${file}') format('woff2');
  font-weight: ${cut.weight};
  font-display: swap;
  unicode-range: ${cut.ranges.join(', ')};
  ${shift}
}`;
}

/** @param {Recipe} recipe @param {Cut} cut */
function source(recipe, cut) {
  return readFile(join(root, 'node_modules', recipe.source, 'files', cut.from));
}

/** The package's licence, with each file's owner and without the reserved names in its first line. @param {Recipe} recipe */
async function licence(recipe) {
  const text = await readFile(join(root, 'node_modules', recipe.source, 'LICENSE'), 'utf8');
  return recipe.reserved ? text.replace(/^.*$/m, () => recipe.reserved ?? '') : text;
}
