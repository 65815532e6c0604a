import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { starterPack, writtenTheme } from '@sirah-trails/content-pack/testing';
import { rounds, startProvider, type TestProvider } from '../testing/index.ts';
import { describeTheme, pictureOrigins } from './get-theme.ts';

const colors = { primary: '#123456', shadow: '#234567', surface: '#345678', lightning: '#456789' };
const remote = 'https://pictures.example.org/home.webp';
let folder: string;
let provider: TestProvider;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sirah-theme-'));
  const contentDir = join(folder, 'content');
  cpSync(starterPack, contentDir, { recursive: true });
  const assets = { logo: 'art/theme/logo.svg', home_screen_background: remote };
  mkdirSync(join(contentDir, 'art/theme'), { recursive: true });
  writeFileSync(join(contentDir, 'art/theme/logo.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  const themes = { shown: 'own', themes: { own: { name: 'Own', colors, assets } } };
  writeFileSync(join(contentDir, 'theme.yaml'), JSON.stringify(themes));
  const webDir = join(folder, 'web');
  mkdirSync(webDir);
  writeFileSync(join(webDir, 'index.html'), '<script type="application/json" id="theme">null</script>');
  provider = await startProvider({ contentDir, webDir });
});
afterAll(async () => {
  await provider.close();
  rmSync(folder, { recursive: true });
});

const expected = {
  colors,
  assets: {
    avatar_background: null,
    home_screen_background: remote,
    logo: '/content/art/theme/logo.svg',
  },
};
const page = () => fetch(provider.url, { headers: { accept: 'text/html' } });

describe("A3: the pack's theme", () => {
  it('is public', async () => {
    expect(await (await fetch(`${provider.url}/api/theme/v1`)).json()).toEqual(expected);
  });

  it('is embedded in the page', async () => {
    const [, block] = /id="theme">(.*?)<\/script>/.exec(await (await page()).text()) ?? [];
    expect(JSON.parse(block ?? 'null')).toEqual(expected);
  });
});

describe('T27: a theme picture', () => {
  it('of the pack is served with its type, in a sandbox', async () => {
    const { headers } = await fetch(`${provider.url}${expected.assets.logo}`);
    expect(headers.get('content-type')).toBe('image/svg+xml');
    expect(headers.get('content-security-policy')).toMatch(/default-src 'none';.*sandbox$/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('of another host is the only content allowed from that host', async () => {
    const policy = (await page()).headers.get('content-security-policy') ?? '';
    expect(policy).toContain("img-src 'self' data: https://pictures.example.org;");
    expect(policy.split('pictures.example.org')).toHaveLength(2);
  });
});

describe('theme validation', () => {
  const runs = { numRuns: rounds({ sample: 300, full: 50_000 }) };
  /** The theme with this colour and picture; null if invalid. */
  const written = (color: string, logo?: string) => {
    const assets = logo === undefined ? {} : { logo };
    const theme = { name: 'Own', colors: { ...colors, primary: color }, assets };
    const read = writtenTheme({ shown: 'own', themes: { own: theme } });
    return read && { theme: read };
  };
  const made = (...parts: string[]) =>
    fc
      .array(fc.oneof(fc.constantFrom(...parts), fc.string({ unit: 'binary', maxLength: 3 })), {
        maxLength: 6,
      })
      .map((pieces) => pieces.join(''));

  it('accepts only colours of six or eight hexadecimal digits (T28)', () => {
    const near = fc.stringMatching(/^#[0-9a-fA-F]{5,9}[;\n ]?$/);
    const odd = made('#26B27A', '#26B27A80', ';', '}', 'body{', 'url(', ')', '\n', '\\', 'red', 'var(--x)');
    fc.assert(
      fc.property(fc.oneof(near, odd, fc.string({ unit: 'binary' })), (color) => {
        const { length } = color;
        const isColor =
          /^#[0-9a-fA-F]+$/.test(color) && !color.includes('\n') && (length === 7 || length === 9);
        expect(written(color)?.theme.colors.primary ?? null).toBe(isColor ? color : null);
      }),
      runs,
    );
  });

  it('accepts only pictures of the pack or by https, whose host cannot inject into a header (T27)', () => {
    const odd = made(
      ...[
        'https://',
        'HTTPS:',
        'http://',
        '//',
        '/',
        '..',
        'art/',
        '.svg',
        'a.example',
        ':8443',
        '@',
        ';',
        ' ',
      ],
      ...['\n', "'unsafe-inline'", 'javascript:', 'data:image/svg+xml,', '\\', '%2e%2e', '?', '#', '*'],
    );
    const begin = fc.constantFrom('https://a.example', 'https://', 'HTTPS://a.example', 'art/theme/logo', '');
    const near = fc.tuple(begin, odd, fc.constantFrom('', '.svg')).map((parts) => parts.join(''));
    let shown = 0;
    fc.assert(
      fc.property(near, (logo) => {
        const context = written('#26B27A', logo);
        if (context === null) return;
        shown += 1;
        const address = describeTheme(context).assets.logo ?? '';
        const { protocol, origin, pathname } = new URL(address, 'http://own.example');
        if (origin === 'http://own.example') expect(pathname).toMatch(/^\/content\/art\//);
        else expect(protocol).toBe('https:');
        for (const allowed of pictureOrigins(context)) expect(allowed).toMatch(/^https:\/\/[\w.-]+(:\d+)?$/);
      }),
      runs,
    );
    expect(shown).toBeGreaterThan(0);
  });
});
