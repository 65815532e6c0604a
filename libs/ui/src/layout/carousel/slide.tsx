import { useMessages } from '../../i18n/use-messages.ts';
import { carouselEn } from '../../messages/carousel-en.ts';
import { Picture } from '../../media/picture.tsx';
import styles from './carousel.module.css';
import { Link } from '../../controls/link.tsx';

export interface CarouselSlide {
  readonly id: string;
  /** URL of the picture, or null. */
  readonly image: string | null;
  readonly title: string;
  readonly description?: string | undefined;
  /** Target of the link; without it the slide is plain content. */
  readonly to?: string | undefined;
}

/** Shown, entering from an inline end, leaving to one, or hidden. */
export type SlidePosition = 'shown' | 'from-end' | 'from-start' | 'to-end' | 'to-start' | 'away';

interface SlideProps {
  slide: CarouselSlide;
  /** Position among all slides, as text. */
  label: string;
  position: SlidePosition;
  /** Only the shown slide is focusable and exposed. */
  isShown: boolean;
  fallback: string | undefined;
}

/** A slide: picture above text; with `to` it is a link. */
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
