import type { HtmlTagDescriptor, Plugin } from 'vite';

const marker = '<!-- fonts -->';

/**
 * Lets the browser fetch the fonts of the first view together with the style sheet, not after it, where a page has the
 * marker for them.
 * @param names file names without ending, as they stand in `libs/ui/src/fonts`
 * @throws Error that names a font which the build does not hold
 */
export function preloadFonts(names: readonly string[]): Plugin {
  return {
    name: 'sirah-trails-preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) => {
        if (!html.includes(marker)) return html;
        const tags = names.map((name) => preload(name, Object.keys(bundle ?? {})));
        return { html: html.replace(marker, ''), tags };
      },
    },
  };
}

function preload(name: string, files: readonly string[]): HtmlTagDescriptor {
  const file = files.find((path) => path.endsWith('.woff2') && path.includes(`/${name}-`));
  if (!file) throw new Error(`The build holds no font ${name}: mend the list in vite.config.ts.`);
  const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: true };
  return { tag: 'link', attrs, injectTo: 'head' };
}
