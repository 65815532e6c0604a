import type { Trail } from '@sirah-trails/api-client';
import { Pressable, useMessages } from '@sirah-trails/ui';
import { en } from '../messages/en.ts';
import styles from './world-carousel.module.css';

export interface CarouselDotsProps {
  trails: readonly Trail[];
  current: number;
  onShow: (index: number) => void;
}

/** A dot for each world; pressing one brings its world into sight. */
export function CarouselDots({ trails, current, onShow }: CarouselDotsProps) {
  const t = useMessages(en);
  return (
    <ul className={styles.dots}>
      {trails.map(({ id, order, name }, index) => (
        <li key={id}>
          <Pressable
            className={styles.dot}
            aria-label={t('journey.trails.go-to', { order, name })}
            aria-current={index === current ? 'true' : undefined}
            onClick={() => onShow(index)}
          />
        </li>
      ))}
    </ul>
  );
}
