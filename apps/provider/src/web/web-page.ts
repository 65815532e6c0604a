import { createHash } from 'node:crypto';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { escapeHtml } from '../pages/escape-html.ts';

/** Content encodings of the page, smallest first. */
export const pageEncodings = ['br', 'gzip'] as const;
type PageEncoding = (typeof pageEncodings)[number];

/** The page of the web app with its CSP sources. */
export interface WebPage {
  readonly html: string;
  /** The page in each content encoding. */
  readonly encoded: Readonly<Record<PageEncoding, Buffer>>;
  /** A weak tag, shared by all encodings. */
  readonly etag: string;
  /** CSP `script-src` sources: a hash per inline script. */
  readonly scriptHashes: readonly string[];
  /** CSP `style-src` sources: a hash per inline style sheet. */
  readonly styleHashes: readonly string[];
}

const emptyBlock = /(<script type="application\/json" id="([\w-]+)">)null(<\/script>)/g;
const cardPicture = /(<meta property="og:image" content=")(\/[^"]*)/;
const names = [/(<title>)[^<]*/, /(<meta property="og:title" content=")[^"]*/];
const inlineScript = /<script(?![^>]*\bsrc=)(?![^>]*\btype="application\/json")[^>]*>([\s\S]*?)<\/script>/g;
const inlineStyle = /<style[^>]*>([\s\S]*?)<\/style>/g;

/** Fills public data into the built page's blocks by id, escaped so that it cannot break out of its block. */
export function fillPage(built: string, blocks: Readonly<Record<string, unknown>>): WebPage {
  const html = built.replace(emptyBlock, (_match, open: string, id: string, close: string) => {
    const data = JSON.stringify(blocks[id] ?? null).replaceAll('<', '\\u003c');
    return open + data + close;
  });
  return {
    html,
    // Compression is safe, because the page contains public data only.
    encoded: { br: brotliCompressSync(html), gzip: gzipSync(html) },
    etag: `W/"${digest(html)}"`,
    scriptHashes: hashesOf(html, inlineScript),
    styleHashes: hashesOf(html, inlineStyle),
  };
}

function hashesOf(html: string, inline: RegExp): string[] {
  return [...html.matchAll(inline)].map(([, body = '']) => `'sha256-${digest(body)}'`);
}

/** Link preview data of this instance. */
export interface Card {
  readonly product: string;
  /** The app's public URL: crawlers do not resolve relative picture URLs. */
  readonly publicUrl: string;
}

/** Sets the product's name as title, and its link preview. */
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
