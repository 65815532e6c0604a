import { type Art, inFolder } from './art.ts';
import { type Category, Figure } from './figure.tsx';
import styles from './gallery.module.css';

const genders = ['girl', 'boy'] as const;
const skins = [1, 2, 3] as const;

/** Every item of a category on every skin, worn by a girl and a boy. */
export function Wardrobe({ art, category, size = 96 }: { art: Art; category: Category; size?: number }) {
  const codes = inFolder(art, `art/avatar/${category}`).filter(({ name }) => !/-skin-\d$/.test(name));
  return (
    <ul className={styles.grid}>
      {codes.map(({ name }) => (
        <li key={name} className={styles.item}>
          <span className={styles.row}>
            {genders.map((gender) =>
              skins.map((skin) => (
                <Figure key={gender + skin} {...{ art, gender, skin, size }} worn={{ [category]: name }} />
              )),
            )}
          </span>
          <span className={styles.name}>{name}</span>
        </li>
      ))}
    </ul>
  );
}
