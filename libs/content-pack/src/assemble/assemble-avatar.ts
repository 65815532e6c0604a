import type { AvatarCategory, AvatarItem, SkinImages } from '../pack.ts';
import type { PackFiles } from '../files/pack-files.ts';
import type { PackFolder } from '../files/pack-folder.ts';
import { avatarCategories } from '../pack.ts';
import { onEachSkin } from './on-each-skin.ts';
import { hasScarf, portraitsOf } from './portraits.ts';
import { fromTheStart } from '../schemas/avatar-schema.ts';

/** The avatar's items, category by category. */
export function assembleAvatar(files: PackFiles): AvatarItem[] {
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

/** The file that lists the items of a category. */
export function avatarFile(category: AvatarCategory): string {
  return `avatar/${category}.yaml`;
}

/** The pictures of an item, without their endings. */
export function artOf(category: AvatarCategory, code: string): string {
  return `art/avatar/${category}/${code}`;
}

/** The pictures of a head over a scarf, without their endings. */
export function withScarf(code: string): string {
  return `${artOf('head', code)}-scarf`;
}

/** The item where no skin shows has one picture for all tones. */
function skinImages(folder: PackFolder, start: string): SkinImages {
  const drawn = onEachSkin(start);
  const plain = `${start}.svg`;
  return drawn.every((file) => folder.has(file)) ? drawn : [plain, plain, plain];
}
