import { Picture, usePreferences } from '@sirah-trails/ui';
import type { RunState } from '../../core/state/run-state.ts';
import body from './art/body.svg';
import head from './art/head.svg';
import hourglass from './art/hourglass.svg';
import styles from './companion.module.css';

/** A camel that waits at the hourglass and nods at a right answer. Decorative. */
export function Companion({ state }: { state: RunState }) {
  const { phase, quiet, deadline } = state;
  const { hiddenClock } = usePreferences();
  const nods = phase.name === 'right' && !quiet;
  return (
    <span className={styles.companion} data-nods={nods || undefined} aria-hidden="true">
      {deadline && !hiddenClock && <Part src={hourglass} />}
      <Part src={head} className={styles.head} />
      <Part src={body} />
    </span>
  );
}

function Part({ src, className }: { src: string; className?: string | undefined }) {
  return <Picture src={src} alt="" loading="eager" fallback="data:," className={className} />;
}
