import { type Art, served } from './art.ts';
import styles from './gallery.module.css';

/** Avatar layers from back to front. */
const layers = ['shoes', 'pants', 'top', 'head'] as const;

export type Category = (typeof layers)[number];

export interface FigureProps {
  art: Art;
  gender: 'girl' | 'boy';
  skin: 1 | 2 | 3;
  /** Item codes by category. */
  worn: Partial<Record<Category, string>>;
  wheelchair: boolean;
  size: number;
}

/** The dressed avatar: stacked pictures of the same size. */
export function Figure({ art, gender, skin, worn, wheelchair, size }: FigureProps) {
  const pictures = [
    ...(wheelchair ? ['art/avatar/wheelchair/back.svg'] : []),
    `art/avatar/body/${gender}-skin-${skin}.svg`,
    ...layers.flatMap((category) => (worn[category] ? [layer(art, category, worn[category], skin)] : [])),
    ...(wheelchair ? ['art/avatar/wheelchair/front.svg'] : []),
  ];
  return (
    <span className={styles.figure} style={{ inlineSize: size, blockSize: size * 1.5 }}>
      {pictures.map((path) => (
        <img key={path} src={served(path)} alt="" />
      ))}
    </span>
  );
}

function layer(art: Art, category: Category, code: string, skin: number) {
  const start = `art/avatar/${category}/${code}`;
  const onSkin = `${start}-skin-${skin}.svg`;
  return onSkin in art ? onSkin : `${start}.svg`;
}
