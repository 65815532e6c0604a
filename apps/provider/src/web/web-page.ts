import { createHash } from 'node:crypto';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { escapeHtml } from '../pages/escape-html.ts';

/** Content encodings of the page, the shortest first. */
export const pageEncodings = ['br', 'gzip'] as const;
type PageEncoding = (typeof pageEncodings)[number];

/** The page of the web app with the sources of its scripts. */
export interface WebPage {
  readonly html: string;
  /** The page under each content encoding that it is served in. */
  readonly encoded: Readonly<Record<PageEncoding, Buffer>>;
  /** Weak: one for all encodings. */
  readonly etag: string;
  /** Sources for the `script-src` of the content security policy: one hash for each inline script. */
  readonly scriptHashes: readonly string[];
  /** Sources for its `style-src`: one hash for each inline style sheet. */
  readonly styleHashes: readonly string[];
}

const emptyBlock = /(<script type="application\/json" id="([\w-]+)">)null(<\/script>)/g;
const cardPicture = /(<meta property="og:image" content=")(\/[^"]*)/;
const names = [/(<title>)[^<]*/, /(<meta property="og:title" content=")[^"]*/];
const inlineScript = /<script(?![^>]*\bsrc=)(?![^>]*\btype="application\/json")[^>]*>([\s\S]*?)<\/script>/g;
const inlineStyle = /<style[^>]*>([\s\S]*?)<\/style>/g;

/** Fills public data into the blocks of the built page by their ids, as data that no script of it can break out of. */
export function fillPage(built: string, blocks: Readonly<Record<string, unknown>>): WebPage {
  const html = built.replace(emptyBlock, (_match, open: string, id: string, close: string) => {
    const data = JSON.stringify(blocks[id] ?? null).replaceAll('<', '\\u003c');
    return open + data + close;
  });
  return {
    html,
    // It holds public data alone, so that its length under compression tells nothing.
    encoded: { br: brotliCompressSync(html), gzip: gzipSync(html) },
    etag: `W/"${digest(html)}"`,
    scriptHashes: hashesOf(html, inlineScript),
    styleHashes: hashesOf(html, inlineStyle),
  };
}

function hashesOf(html: string, inline: RegExp): string[] {
  return [...html.matchAll(inline)].map(([, body = '']) => `'sha256-${digest(body)}'`);
}

/** What the preview of a shared link shows of this instance. */
export interface Card {
  readonly product: string;
  /** The public URL of the app: crawlers do not resolve relative picture URLs. */
  readonly publicUrl: string;
}

/** The built page with the product's name as its title, and with the name and the picture of its card. */
export function withCard(built: string, { product, publicUrl }: Card): string {
  const named = names.reduce(
    (html, name) => html.replace(name, (_match, start: string) => start + escapeHtml(product)),
    built,
  );
  return named.replace(
    cardPicture,
    (_match, start: string, path: string) => start + new URL(path, publicUrl).href,
  );
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}
