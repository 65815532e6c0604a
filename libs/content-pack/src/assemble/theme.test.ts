import { describe, expect, it } from 'vitest';
import { locateYaml } from '../files/located.ts';
import { packFromFolder } from '../read-pack.ts';
import { themesSchema } from '../schemas/pack-schemas.ts';
import { type Edit, editedPack, problemLines, type RefusedEdit } from '../testing/edited-pack.ts';

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

  it.each(['art/emblems/ship.svg', 'https://pictures.example.org/logo.webp'])(
    'may show %s',
    async (address) => {
      expect((await themeOf(withAsset(address))).assets.logo).toBe(address);
    },
  );
});

describe('T27, T28: rejects a theme', () => {
  it.each<RefusedEdit>([
    ['that is not there', { file, from: 'shown: oasis', to: 'shown: none' }, `${file}:5: "shown" must name`],
    [
      'whose picture is not there',
      withAsset('art/theme/none.svg'),
      `${file}:9: the picture "art/theme/none.svg" does not exist`,
    ],
  ])('%s', async (_, edit, line) => {
    expect(problemLines(await editedPack(edit))).toContainEqual(expect.stringContaining(line));
  });

  // A single file's schema applies without reading the rest of the pack.
  const whatIsWrong = async (edit: Edit) => {
    const text = (await editedPack(edit)).get(file)?.toString('utf8') ?? '';
    const outcome = locateYaml(file, text, themesSchema);
    return 'problems' in outcome ? outcome.problems.map(({ what }) => what) : [];
  };

  it.each(['red', '#fff', '#26B27A;}body{', 'url(x)', 'expression(1)', '#26B27A 1px', 'var(--x)', '#26B27G'])(
    'with the colour %s',
    async (color) => {
      const wrong = await whatIsWrong({ file, from: '#26B27A', to: color });
      expect(wrong).toEqual(['"primary" must be a colour like "#26B27A", in quotes']);
    },
  );

  it.each([
    'http://pictures.example.org/a.png',
    '//pictures.example.org/a.png',
    'data:image/svg+xml,x',
    'javascript:alert(1)',
    'https://user:word@pictures.example.org/logo.webp',
    'https://a;script-src *',
    'https://a;b.example/x',
    '../pack.yaml',
    '/etc/passwd',
  ])('with the picture %s', async (address) => {
    const wrong = await whatIsWrong(withAsset(address));
    expect(wrong).toEqual([
      '"logo" must be a path like art/theme/logo.svg or an address that begins with https://',
    ]);
  });
});
