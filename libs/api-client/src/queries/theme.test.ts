import { fc, it as property } from '@fast-check/vitest';
import { afterEach, describe, expect, it } from 'vitest';
import { createQueryClient } from './create-query-client.ts';
import { http } from '../testing/index.ts';
import { createMockServer } from '../testing/node.ts';
import { defaultTheme, safeTheme, themeQuery } from './theme.ts';

const server = createMockServer();
const night = {
  colors: { primary: '#5B5FC7', shadow: '#3C3F94', surface: '#7478D880', lightning: '#a3a6ec' },
  assets: {
    avatar_background: null,
    home_screen_background: 'https://pictures.example/night.webp?size=2',
    logo: '/content/art/theme/logo.svg',
  },
};

afterEach(() => {
  document.body.innerHTML = '';
});

describe('A3: the theme', () => {
  const ask = () => createQueryClient().fetchQuery(themeQuery());

  it('is read from the page without a call', async () => {
    document.body.innerHTML = `<script type="application/json" id="theme">${JSON.stringify(night)}</script>`;
    expect(await ask()).toEqual(night);
  });

  it('D236: rewrites its picture hosts', async () => {
    const configuration = { host_rewrites: { 'pictures.example': 'https://files.example' } };
    document.body.innerHTML = Object.entries({ configuration, theme: night })
      .map(([id, block]) => `<script type="application/json" id="${id}">${JSON.stringify(block)}</script>`)
      .join('');
    const { assets } = await ask();
    expect(assets.home_screen_background).toBe('https://files.example/night.webp?size=2');
  });

  it('is requested if the page has none', async () => {
    server.use(http.get('/api/theme/v1', ({ response }) => response(200).json(night)));
    expect(await ask()).toEqual(night);
  });

  it('falls back to green without a provider theme', async () => {
    server.use(http.untyped.get('*/api/theme/v1', () => new Response(null, { status: 404 })));
    expect(await ask()).toEqual(defaultTheme);
  });
});

describe('T28: a theme contains only safe colours and pictures', () => {
  it('falls back to the default colour', () => {
    const invalid = [
      'red',
      '#fff',
      '#26B27A;}body{display:none',
      'url(https://x.example)',
      ' #26B27A',
      '#26B27A\n',
      7,
    ];
    for (const primary of invalid) {
      const theme = safeTheme({ ...night, colors: { ...night.colors, primary } });
      expect(theme.colors).toEqual({ ...night.colors, primary: '#26B27A' });
    }
  });

  it("T27: falls back to the app's picture", () => {
    const invalid = [
      'javascript:alert(1)',
      'data:image/svg+xml,<svg/>',
      'http://pictures.example/a.png',
      'https://',
      7,
    ];
    for (const logo of invalid)
      expect(safeTheme({ ...night, assets: { ...night.assets, logo } }).assets.logo).toBeNull();
  });

  it('falls back to the default theme', () => {
    for (const theme of [null, 'x', 7, [], {}, { colors: null, assets: 7 }])
      expect(safeTheme(theme)).toEqual(defaultTheme);
  });

  const texts = fc.oneof(
    fc.string(),
    fc.string({ unit: 'binary' }),
    fc.webUrl(),
    fc.mixedCase(fc.constant('#26b27a')),
  );
  property.prop([texts], { numRuns: 300 })('any text', (text) => {
    const { colors, assets } = safeTheme({ colors: { shadow: text }, assets: { logo: text } });
    expect(colors.shadow).toMatch(/^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$/);
    if (assets.logo !== null) expect(new URL(assets.logo, 'https://own.example').protocol).toBe('https:');
  });
});
