import { LineIcon } from '../../media/line-icons.tsx';
import { IconButton } from '../../controls/icon-button.tsx';
import { useMessages } from '../../i18n/use-messages.ts';
import { carouselEn } from '../../messages/carousel-en.ts';

// As Lucide (ISC) draws them.
const pause = 'M9 5v14M15 5v14';
const play = 'M7 4.5v15l12-7.5z';

interface RotationButtonProps {
  stopped: boolean;
  onToggle: () => void;
}

/** Stops a carousel that moves by itself, and starts it again. */
export function RotationButton({ stopped, onToggle }: RotationButtonProps) {
  const t = useMessages(carouselEn);
  return (
    <IconButton
      data-rotation=""
      label={t(stopped ? 'ui.carousel.play' : 'ui.carousel.pause')}
      variant="raised"
      onClick={onToggle}
    >
      <LineIcon d={stopped ? play : pause} />
    </IconButton>
  );
}
