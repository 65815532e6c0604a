import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HtmlTagDescriptor, Plugin } from 'vite';

const icons = [
  { file: 'icon-192.png', sizes: '192x192', purpose: 'any' },
  { file: 'icon-512.png', sizes: '512x512', purpose: 'any' },
  { file: 'icon-maskable-192.png', sizes: '192x192', purpose: 'maskable' },
  { file: 'icon-maskable-512.png', sizes: '512x512', purpose: 'maskable' },
] as const;
const tabIcon = 'favicon.ico';
const touchIcon = 'apple-touch-icon.png';
const shareCard = 'share-card.png';

/** Product name, and colours before any style sheet loads. */
interface Product {
  readonly name: string;
  readonly description: string;
  readonly background: string;
}

/**
 * Emits the folder's icons, web app manifest and share card with content hashes in their names, so that caches keep them for ever, and
 * links them in the page. `favicon.ico` keeps its name, for clients that request it without reading the page.
 */
export function brand(folder: string, product: Product): Plugin {
  const pictures = [...icons.map(({ file }) => file), touchIcon, shareCard].map((file) =>
    picture(folder, file),
  );
  const address = (file: string) => `/${pictures.find((one) => one.file === file)?.fileName ?? ''}`;
  const manifest = hashed('app.webmanifest', Buffer.from(JSON.stringify(manifestOf(product, address))));
  return {
    name: 'sirah-trails-brand',
    apply: 'build',
    buildStart() {
      for (const { fileName, source } of [...pictures, manifest, icon(folder)]) {
        this.emitFile({ type: 'asset', fileName, source });
      }
    },
    transformIndexHtml: () => tags(product, `/${manifest.fileName}`, address),
  };
}

function manifestOf({ name, description, background }: Product, address: (file: string) => string) {
  return {
    name,
    short_name: name,
    description,
    start_url: '/',
    display: 'standalone',
    background_color: background,
    theme_color: background,
    icons: icons.map(({ file, sizes, purpose }) => ({
      src: address(file),
      sizes,
      purpose,
      type: 'image/png',
    })),
  };
}

function tags(product: Product, manifest: string, address: (file: string) => string): HtmlTagDescriptor[] {
  const link = (attrs: Record<string, string>): HtmlTagDescriptor => ({
    tag: 'link',
    attrs,
    injectTo: 'head',
  });
  const meta = (property: string, content: string): HtmlTagDescriptor => ({
    tag: 'meta',
    attrs: { property, content },
    injectTo: 'head',
  });
  return [
    // No SVG: at the first navigation a browser would render it on the main thread, 80 ms on a slow phone.
    link({ rel: 'icon', href: `/${tabIcon}`, sizes: '32x32' }),
    link({ rel: 'manifest', href: manifest }),
    link({ rel: 'apple-touch-icon', href: address(touchIcon) }),
    { tag: 'meta', attrs: { name: 'description', content: product.description }, injectTo: 'head' },
    meta('og:type', 'website'),
    meta('og:title', product.name),
    meta('og:description', product.description),
    meta('og:image', address(shareCard)),
    { tag: 'meta', attrs: { name: 'twitter:card', content: 'summary_large_image' }, injectTo: 'head' },
  ];
}

function picture(folder: string, file: string) {
  return { file, ...hashed(file, readFileSync(join(folder, file))) };
}

function icon(folder: string) {
  return { fileName: tabIcon, source: readFileSync(join(folder, tabIcon)) };
}

function hashed(file: string, source: Buffer) {
  const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
  return { fileName: `assets/${file.replace(/\.(\w+)$/, `-${hash}.$1`)}`, source };
}
