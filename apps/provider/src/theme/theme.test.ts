import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startProvider, type TestProvider } from '../testing/index.ts';

const starterPack = fileURLToPath(new URL('../../../../content', import.meta.url));
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

describe('A3: the theme of the pack', () => {
  it('is answered to everybody', async () => {
    expect(await (await fetch(`${provider.url}/api/theme/v1`)).json()).toEqual(expected);
  });

  it('stands in the page as data', async () => {
    const [, block] = /id="theme">(.*?)<\/script>/.exec(await (await page()).text()) ?? [];
    expect(JSON.parse(block ?? 'null')).toEqual(expected);
  });
});

describe('T27: a picture of the theme', () => {
  it('of the pack is served as what it is, in a sandbox', async () => {
    const { headers } = await fetch(`${provider.url}${expected.assets.logo}`);
    expect(headers.get('content-type')).toBe('image/svg+xml');
    expect(headers.get('content-security-policy')).toMatch(/default-src 'none';.*sandbox$/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('of another host may be shown by the page, and nothing else of that host', async () => {
    const policy = (await page()).headers.get('content-security-policy') ?? '';
    expect(policy).toContain("img-src 'self' data: https://pictures.example.org;");
    expect(policy.split('pictures.example.org')).toHaveLength(2);
  });
});
