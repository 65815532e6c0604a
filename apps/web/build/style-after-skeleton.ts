import type { Plugin } from 'vite';

const sheet = /\s*<link rel="stylesheet"[^>]*>/g;
const end = '</body>';

/**
 * Moves the style sheets to the end of the body: the browser paints the skeleton, which has inline styles, while they load, and runs the
 * app after them.
 */
export function styleAfterSkeleton(): Plugin {
  return {
    name: 'sirah-trails-style-after-skeleton',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html) => {
        const sheets = html.match(sheet) ?? [];
        return html.replaceAll(sheet, '').replace(end, () => `${sheets.join('')}\n  ${end}`);
      },
    },
  };
}
