import { useMessages } from '@sirah-trails/ui';
import { todayEn } from '../messages/today.ts';

interface ComingBackProps {
  /** Questions that come back tomorrow, at most five. */
  count: number;
  className?: string | undefined;
}

/** The promise of tomorrow's questions; nothing without any. Plain text, so that a link can contain it. */
export function ComingBack({ count, className }: ComingBackProps) {
  const t = useMessages(todayEn);
  return count > 0 && <span className={className}>{t('journey.today.tomorrow', { count })}</span>;
}
