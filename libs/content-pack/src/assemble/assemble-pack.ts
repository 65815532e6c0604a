import { assembleActivities, assembleBooks, assemblePeople, assembleTerms } from './assemble-library.ts';
import { assembleWorlds } from './assemble-worlds.ts';
import { createPackRenderer, type PackRenderer } from './pack-renderer.ts';
import type { PackFiles } from '../files/pack-files.ts';
import { hashPack, type PackFolder } from '../files/pack-folder.ts';
import {
  avatarCategories,
  type AvatarCategory,
  type AvatarItem,
  type Competition,
  type Pack,
  type SkinImages,
  type Theme,
} from '../model/pack.ts';
import { hasScarf, onEachSkin, portraitsOf } from '../model/pictures.ts';
import { fromTheStart, type ThemesFile } from '../schemas/pack-schemas.ts';

/** Builds a pack from checked files. Throws if a required file is absent; the check has excluded this. */
export function assemblePack(files: PackFiles): Pack {
  const { metadata, honorifics, quizTimes } = files;
  if (!metadata || !honorifics || !quizTimes)
    throw new Error('assemblePack needs files that passed the check.');
  const { reviewed_by: reviewedBy, planned, ...rest } = metadata.value;
  const text = createPackRenderer(files, honorifics.value);
  return {
    metadata: {
      ...rest,
      reviewedBy,
      planned: planned === undefined ? null : { worlds: planned.worlds, subTrails: planned.sub_trails },
    },
    hash: hashPack(files.folder),
    legal: files.legal.map(({ value: { body, ...rest } }) => ({ ...rest, html: text.html(body) })),
    theme: assembleTheme(files.themes?.value),
    quizTimes: quizTimes.value,
    worlds: assembleWorlds(files, text),
    books: assembleBooks(files, text),
    people: assemblePeople(files, text),
    terms: assembleTerms(files, text),
    activities: assembleActivities(files, text),
    competitions: assembleCompetitions(files, text),
    avatarItems: assembleAvatar(files),
  };
}

/** Default theme. */
const defaultTheme: Theme = {
  colors: { primary: '#26B27A', shadow: '#2C8A59', surface: '#3EC17D', lightning: '#65CD97' },
  assets: { avatarBackground: null, homeScreenBackground: null, logo: null },
};

/** The selected theme in `theme.yaml`, or the default without the file. */
export function assembleTheme(file: ThemesFile | undefined): Theme {
  const theme = file?.themes[file.shown];
  if (!theme) return defaultTheme;
  const { avatar_background: avatar = null, home_screen_background: home = null, logo = null } = theme.assets;
  return { colors: theme.colors, assets: { avatarBackground: avatar, homeScreenBackground: home, logo } };
}

/** Competitions; their days may still be relative to the import day. */
function assembleCompetitions({ competitions }: PackFiles, text: PackRenderer): Competition[] {
  return competitions.map(({ value }) => ({
    id: value.id,
    name: text.plain(value.name),
    banner: value.banner,
    descriptionHtml: text.html(value.description),
    startDay: value.start_date,
    endDay: value.end_date,
    externalLink: value.external_link ?? null,
  }));
}

/** Avatar items, ordered by category. */
function assembleAvatar(files: PackFiles): AvatarItem[] {
  return avatarCategories.flatMap((category) =>
    files.avatarItems
      .filter(({ file }) => file === avatarFile(category))
      .flatMap(({ value }) =>
        value.map(({ code, name, description, suits, unlock }) => ({
          code,
          name,
          description,
          category,
          suits,
          unlockedAt: unlock === fromTheStart ? null : unlock,
          image: `${artOf(category, code)}.svg`,
          skinImages: skinImages(files.folder, artOf(category, code)),
          portraits: category === 'head' ? portraitsOf(code, suits) : null,
          scarfImages: hasScarf(category, suits) ? onEachSkin(withScarf(code)) : null,
        })),
      ),
  );
}

export function avatarFile(category: AvatarCategory): string {
  return `avatar/${category}.yaml`;
}

/** An item's picture paths, without extensions. */
export function artOf(category: AvatarCategory, code: string): string {
  return `art/avatar/${category}/${code}`;
}

/** Picture paths for a head over a scarf, without extensions. */
export function withScarf(code: string): string {
  return `${artOf('head', code)}-scarf`;
}

/** An item that shows no skin has a single picture for all tones. */
function skinImages(folder: PackFolder, start: string): SkinImages {
  const drawn = onEachSkin(start);
  const plain = `${start}.svg`;
  return drawn.every((file) => folder.has(file)) ? drawn : [plain, plain, plain];
}
