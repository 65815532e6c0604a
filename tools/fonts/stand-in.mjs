import { fromBuffer } from '@capsizecss/unpack';

/** Average letter width of a text, as a share of the em. Arial's is measured on Liberation Sans, its metric twin. */
const systemFonts = {
  regular: [
    { suffix: '', local: ['Arial', 'Liberation Sans', 'Helvetica'], width: 0.4458 },
    { suffix: ' Android', local: ['Roboto'], width: 0.4448 },
  ],
  bold: [
    { suffix: '', local: ['Arial Bold', 'Liberation Sans Bold', 'Helvetica Bold'], width: 0.48 },
    { suffix: ' Android', local: ['Roboto Bold', 'Roboto-Bold'], width: 0.4522 },
  ],
};

/**
 * A font's vertical metrics as shares of the em.
 * @param {import('./recipes.mjs').Recipe} recipe
 * @param {Buffer} font as sfnt
 */
export async function measuresOf({ lowered }, font) {
  const { unitsPerEm, ascent, descent, lineGap, xWidthAvg } = await fromBuffer(font);
  return {
    ascent: ascent / unitsPerEm + lowered,
    descent: -descent / unitsPerEm - lowered,
    lineGap: lineGap / unitsPerEm,
    width: xWidthAvg / unitsPerEm,
  };
}

/**
 * Style rules that adjust system fonts to a font's metrics, to prevent layout shifts when it loads.
 * @param {import('./recipes.mjs').Recipe} recipe
 * @param {import('./recipes.mjs').Standin} standin
 * @param {Buffer} font one weight of it, as sfnt
 * @param {string} unicodeRange other letters are left to the fonts that have them
 * @returns {Promise<string>}
 */
export async function standInRules(recipe, standin, font, unicodeRange) {
  const measures = await measuresOf(recipe, font);
  return systemFonts[standin.as]
    .map(({ suffix, local, width }) => {
      const scale = measures.width / width;
      return `@font-face {
  font-family: '${recipe.fallback}${suffix}';
  src: ${local.map((name) => `local('${name}')`).join(', ')};
  font-weight: ${standin.weight};
  unicode-range: ${unicodeRange};
  size-adjust: ${percent(scale)};
  ascent-override: ${percent(measures.ascent / scale)};
  descent-override: ${percent(measures.descent / scale)};
  line-gap-override: ${percent(measures.lineGap / scale)};
}`;
    })
    .join('\n\n');
}

/** A share as the style sheet writes it. @param {number} share */
export function percent(share) {
  return `${(share * 100).toFixed(2)}%`;
}
