import type { Plugin } from 'vite';

const sheet = /\s*<link rel="stylesheet"[^>]*>/g;
const end = '</body>';

/**
 * Moves the style sheets to the end of the body: a browser paints what stands before them, the skeleton with its own style,
 * while they load, and runs the app when they are there.
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
