import { type Art, inFolder } from './art.ts';
import { type Category, Figure } from './figure.tsx';
import styles from './gallery.module.css';

const genders = ['girl', 'boy'] as const;
const skins = [1, 2, 3] as const;
/** Dresses and skirts are for girls; the pack marks them too (`suits`). */
const forGirls = /-(dress|skirt)$/;
/** Other clothes of a figure in a wheelchair: the chair has to fit whole outfits. */
const besides = { shoes: 'shoes-trainers', pants: 'pants-jeans', top: 'top-striped-shirt' } as const;

export interface WardrobeProps {
  art: Art;
  category: Category;
  wheelchair?: boolean;
  size?: number;
}

/** Every item of a category on every suitable skin; some heads also over a scarf. */
export function Wardrobe({ art, category, wheelchair = false, size = 96 }: WardrobeProps) {
  const names = inFolder(art, `art/avatar/${category}`).map(({ name }) => name.replace(/-skin-\d$/, ''));
  return (
    <ul className={styles.grid}>
      {[...new Set(names)].map((name) => (
        <li key={name} className={styles.item}>
          <span className={styles.row}>
            {wearers(art, category, name).map((gender) =>
              skins.map((skin) => (
                <Figure
                  key={gender + skin}
                  {...{ art, gender, skin, wheelchair, size }}
                  worn={{ ...(wheelchair && besides), [category]: name }}
                />
              )),
            )}
          </span>
          <span className={styles.name}>{name}</span>
        </li>
      ))}
    </ul>
  );
}

function wearers(art: Art, category: Category, name: string) {
  if (forGirls.test(name)) return ['girl'] as const;
  if (category !== 'head') return genders;
  const overScarf = !(`art/avatar/head/${name}.svg` in art);
  if (overScarf) return ['girl'] as const;
  return genders.filter((gender) => `art/avatar/portrait/${name}-${gender}-skin-1.svg` in art);
}
