import { optimize } from 'svgo';

/** The same picture in fewer bytes. Ids, sizes and the view box stay what they are. @param {string} svg */
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
