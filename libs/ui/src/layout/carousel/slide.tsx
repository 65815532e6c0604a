import { useMessages } from '../../i18n/use-messages.ts';
import { carouselEn } from '../../messages/carousel-en.ts';
import { Picture } from '../../media/picture.tsx';
import styles from './carousel.module.css';
import { Link } from '../../controls/link.tsx';

export interface CarouselSlide {
  readonly id: string;
  /** URL of its picture; null for none. */
  readonly image: string | null;
  readonly title: string;
  readonly description?: string | undefined;
  /** Where it leads; without it, it only shows. */
  readonly to?: string | undefined;
}

/** A slide is shown, enters from one end of the line, leaves to one, or is away. */
export type SlidePosition = 'shown' | 'from-end' | 'from-start' | 'to-end' | 'to-start' | 'away';

interface SlideProps {
  slide: CarouselSlide;
  /** Its position among all, as text. */
  label: string;
  position: SlidePosition;
  /** Only the one that is shown can be reached and is read. */
  isShown: boolean;
  fallback: string | undefined;
}

/** One slide: its picture above its text; a slide with `to` is one link. */
export function Slide({
  slide: { image, title, description, to },
  label,
  position,
  isShown,
  fallback,
}: SlideProps) {
  const t = useMessages(carouselEn);
  const face = (
    <>
      <Picture src={image} alt="" fallback={fallback} className={styles.picture} />
      <span className={styles.text}>
        <strong className={styles.title}>{title}</strong>
        {description && <span className={styles.description}>{description}</span>}
      </span>
    </>
  );
  return (
    <div
      role="group"
      aria-roledescription={t('ui.carousel.slide')}
      aria-label={label}
      inert={!isShown}
      data-position={position}
      className={styles.slide}
    >
      {to === undefined ? (
        <div className={styles.face}>{face}</div>
      ) : (
        <Link to={to} draggable={false} className={styles.face}>
          {face}
        </Link>
      )}
    </div>
  );
}
