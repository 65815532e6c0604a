import { artOf, avatarFile, withScarf } from '../assemble/assemble-pack.ts';
import { decodeFile } from '../files/decode-file.ts';
import { isSvg } from '../files/file-kinds.ts';
import { type FieldPath, type Located, problemAt } from '../files/located.ts';
import type { PackFiles } from '../files/pack-files.ts';
import { avatarCategories, figures } from '../model/pack.ts';
import {
  badgePicture,
  bodyPictures,
  hasScarf,
  neutralPortrait,
  onEachSkin,
  portraitsOf,
  wheelchairPictures,
} from '../model/pictures.ts';
import type { Problem } from '../model/problem.ts';

const kilobyte = 1024;

/** Approved picture classes by folder, with their size limits. */
const budgets: Readonly<Record<string, number>> = {
  'art/avatar/': 8 * kilobyte,
  'art/badges/': 8 * kilobyte,
  'art/banners/': 24 * kilobyte,
  'art/covers/': 8 * kilobyte,
  'art/emblems/': 8 * kilobyte,
  'art/maps/': 24 * kilobyte,
  'art/pages/': 24 * kilobyte,
  'art/questions/': 8 * kilobyte,
  'art/scenes/': 24 * kilobyte,
  'art/theme/': 24 * kilobyte,
  'art/worlds/': 24 * kilobyte,
};

/** The picture manifest, written by the art kit. */
const manifest = 'art/manifest.json';

/** Markup that could run code, load resources or track. */
const unsafe =
  /<(?:[\w-]+:)?(?:script|handler|listener|foreignObject|iframe|image)|[\s/"']on[a-z]+\s*=|attributeName\s*=\s*["']?\s*on|javascript:|(?:href|src)\s*=\s*["'](?!#)|url\(\s*["']?(?!#)|@import|<!ENTITY/i;

/** Every named picture exists, and every picture has an approved class, a valid size and only passive markup. */
export function checkImages(files: PackFiles): Problem[] {
  const missing = namedImages(files)
    .filter(({ image }) => !files.folder.has(image))
    .map(({ at, path, image }) =>
      problemAt(at, path, `the picture "${image}" does not exist`, 'Add the file or correct the path.'),
    );
  const art = [...files.folder].filter(([file]) => file.startsWith('art/') && file !== manifest);
  return [...missing, ...art.flatMap(([file, bytes]) => pictureProblems(file, bytes))];
}

interface NamedImage {
  readonly at: Located<unknown>;
  readonly path: FieldPath;
  readonly image: string;
}

function namedImages(files: PackFiles): NamedImage[] {
  return [
    ...themedImages(files.themes),
    ...files.worlds.flatMap((at) =>
      Object.entries(at.value.art).map(([part, image]) => ({ at, path: ['art', part], image })),
    ),
    ...files.worlds.flatMap((at) =>
      at.value.quotes.flatMap(({ image }, index) => named(at, ['quotes', index, 'image'], image)),
    ),
    ...files.chapters.flatMap((at) =>
      at.value.questions.flatMap(({ image, layer }, index) => [
        ...named(at, ['questions', index, 'image'], image),
        ...named(at, ['questions', index, 'layer'], layer),
      ]),
    ),
    ...files.books.flatMap((at) => named(at, ['cover'], at.value.cover)),
    ...files.pages.flatMap((at) => [
      ...named(at, ['picture', 'image'], at.value.picture?.image),
      ...named(at, ['picture', 'layer'], at.value.picture?.layer),
    ]),
    ...files.people.flatMap((at) => named(at, ['emblem'], at.value.emblem)),
    ...files.activities.flatMap((at) => named(at, ['cover'], at.value.cover)),
    ...files.competitions.flatMap((at) => named(at, ['banner'], at.value.banner)),
    ...avatarImages(files),
    ...[...files.worlds, ...files.subTrails].map((at) => badgeOf(at)),
  ];
}

function themedImages(themes: PackFiles['themes']): NamedImage[] {
  if (!themes) return [];
  return Object.entries(themes.value.themes).flatMap(([key, { assets }]) =>
    Object.entries(assets).flatMap(([part, asset]) => {
      const image = asset?.startsWith('https:') ? undefined : asset;
      return named(themes, ['themes', key, 'assets', part], image);
    }),
  );
}

/** Avatar pictures besides items: figures, wheelchair, and the placeholder portrait. */
const figurePictures = [
  neutralPortrait,
  ...figures.flatMap(bodyPictures),
  ...Object.values(wheelchairPictures),
];

/** An item has a plain picture or all three skin tones; a head also has board portraits for each suitable figure. */
function avatarImages({ avatarItems, folder }: PackFiles): NamedImage[] {
  return avatarItems.flatMap((at) => {
    const category = avatarCategories.find((one) => avatarFile(one) === at.file);
    if (category === undefined) return [];
    return at.value.flatMap(({ code, suits }, index) => {
      const start = artOf(category, code);
      const skins = onEachSkin(start);
      const pictures = [
        `${start}.svg`,
        ...(skins.some((file) => folder.has(file)) ? skins : []),
        ...(category === 'head'
          ? [...figurePictures, ...Object.values(portraitsOf(code, suits)).flat()]
          : []),
        ...(hasScarf(category, suits) ? onEachSkin(withScarf(code)) : []),
      ];
      return pictures.map((image) => ({ at, path: [index, 'code'], image }));
    });
  });
}

/** Every milestone has a badge. */
function badgeOf(at: Located<{ readonly id: string }>): NamedImage {
  return { at, path: ['id'], image: badgePicture(at.value.id) };
}

function named(at: Located<unknown>, path: FieldPath, image: string | undefined): NamedImage[] {
  return image === undefined ? [] : [{ at, path, image }];
}

function pictureProblems(file: string, bytes: Buffer): Problem[] {
  const report = (what: string, fix: string): Problem => ({ file, line: 1, what, fix });
  const folder = Object.keys(budgets).find((start) => file.startsWith(start));
  if (folder === undefined || !file.endsWith('.svg')) {
    return [
      report(
        'the picture is not of an approved class',
        `Put an SVG file into one of: ${Object.keys(budgets).join(', ')}.`,
      ),
    ];
  }
  const budget = budgets[folder] ?? 0;
  return [
    ...(bytes.length > budget
      ? [
          report(
            `the picture has ${bytes.length} bytes`,
            `Keep it under ${budget} bytes: fewer points, or shapes used again.`,
          ),
        ]
      : []),
    ...unreadableSvg(file, bytes),
    ...(unsafe.test(bytes.toString('utf8'))
      ? [
          report(
            'the picture holds a script, a handler or something from outside',
            'Export it as plain shapes.',
          ),
        ]
      : []),
  ];
}

/** A browser shows a placeholder for a picture that is no complete SVG file. */
function unreadableSvg(file: string, bytes: Buffer): Problem[] {
  const decoded = decodeFile(file, bytes);
  if ('problem' in decoded) return [decoded.problem];
  if (isSvg(decoded.text)) return [];
  const fix = 'Export it again as SVG, with its xmlns.';
  return [{ file, line: 1, what: 'the picture is no complete SVG file', fix }];
}

/** Each person has a unique emblem. */
export function checkOwnEmblems({ people }: PackFiles): Problem[] {
  const owners = new Map<string, string>();
  return people.flatMap((at) => {
    const { emblem, id } = at.value;
    const owner = owners.get(emblem);
    if (owner === undefined) {
      owners.set(emblem, id);
      return [];
    }
    return [
      problemAt(
        at,
        ['emblem'],
        `"${owner}" has the emblem "${emblem}" already`,
        'Choose one from art/emblems that stands for nobody yet.',
      ),
    ];
  });
}

/** Every book page has a scene or a map, so that children never see text alone. */
export function checkPagePictures({ pages }: PackFiles): Problem[] {
  return pages
    .filter((page) => page.value.picture === undefined)
    .map((page) =>
      problemAt(
        page,
        ['id'],
        'the page has no picture',
        'Add a "picture": a scene or a map, and its "alt" in words.',
      ),
    );
}
