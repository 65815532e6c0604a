import { describe, expect, it } from 'vitest';
import { locateYaml } from '../files/located.ts';
import { packFromFolder } from '../read-pack.ts';
import { themesSchema } from '../schemas/pack-schemas.ts';
import { type Edit, editedPack, type RefusedEdit, missedProblems } from '../testing/edited-pack.ts';

const file = 'theme.yaml';
const withAsset = (address: string): Edit => ({
  file,
  from: '    name: Oasis\n',
  to: `    name: Oasis\n    assets: { logo: '${address}' }\n`,
});
const themeOf = async (edit: Edit) => packFromFolder(await editedPack(edit)).theme;

describe('A3: the theme of a pack', () => {
  it('is the green palette with app pictures if the pack has no theme', async () => {
    expect(await themeOf({ file })).toEqual({
      colors: { primary: '#26B27A', shadow: '#2C8A59', surface: '#3EC17D', lightning: '#65CD97' },
      assets: { avatarBackground: null, homeScreenBackground: null, logo: null },
    });
  });

  it('is the selected theme in the file', async () => {
    const theme = await themeOf({ file, from: 'shown: oasis', to: 'shown: night' });
    expect(theme.colors.primary).toBe('#5B5FC7');
  });

  it('may show a picture of the pack or of an HTTPS address', async () => {
    for (const address of ['art/emblems/ship.svg', 'https://pictures.example.org/logo.webp'])
      expect((await themeOf(withAsset(address))).assets.logo).toBe(address);
  });
});

describe('T27, T28: rejects a theme', () => {
  it('that is absent or names an absent picture', async () => {
    const rows: readonly RefusedEdit[] = [
      [
        'that is not there',
        { file, from: 'shown: oasis', to: 'shown: none' },
        `${file}:5: "shown" must name`,
      ],
      [
        'whose picture is not there',
        withAsset('art/theme/none.svg'),
        `${file}:9: the picture "art/theme/none.svg" does not exist`,
      ],
    ];
    expect(await missedProblems(rows)).toEqual([]);
  });

  // A single file's schema applies without reading the rest of the pack.
  const whatIsWrong = async (edit: Edit) => {
    const text = (await editedPack(edit)).get(file)?.toString('utf8') ?? '';
    const outcome = locateYaml(file, text, themesSchema);
    return 'problems' in outcome ? outcome.problems.map(({ what }) => what) : [];
  };

  it('with a malformed colour', async () => {
    for (const color of [
      'red',
      '#fff',
      '#26B27A;}body{',
      'url(x)',
      'expression(1)',
      '#26B27A 1px',
      'var(--x)',
      '#26B27G',
    ])
      expect(await whatIsWrong({ file, from: '#26B27A', to: color }), color).toEqual([
        '"primary" must be a colour like "#26B27A", in quotes',
      ]);
  });

  it('with a picture elsewhere than in the pack or at an HTTPS address', async () => {
    const refused = [
      'http://pictures.example.org/a.png',
      '//pictures.example.org/a.png',
      'data:image/svg+xml,x',
      'javascript:alert(1)',
      'https://user:word@pictures.example.org/logo.webp',
      'https://a;script-src *',
      'https://a;b.example/x',
      '../pack.yaml',
      '/etc/passwd',
    ];
    for (const address of refused)
      expect(await whatIsWrong(withAsset(address)), address).toEqual([
        '"logo" must be a path like art/theme/logo.svg or an address that begins with https://',
      ]);
  });
});
