import { optimize } from 'svgo';

/** Reduces a picture's bytes. Preserves ids, sizes and the view box. @param {string} svg */
export function optimise(svg) {
  return `${
    optimize(svg, {
      multipass: true,
      floatPrecision: 1,
      plugins: [
        {
          name: 'preset-default',
          params: {
            overrides: {
              convertShapeToPath: false,
              convertTransform: { floatPrecision: 2 },
              inlineStyles: false,
              mergePaths: false,
            },
          },
        },
      ],
    }).data
  }\n`;
}
