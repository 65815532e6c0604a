import { useEffect, useEffectEvent, useRef } from 'react';
import styles from './carousel.module.css';

/** From one slide to the next: a hundred ticks in five seconds. */
const ticks = 100;
const tickMs = 50;

interface RotationBarProps {
  running: boolean;
  onOver: () => void;
}

/** How much of a slide's time is over; held, it goes on where it was. Decorative: it tells nothing that a listener needs. */
export function RotationBar({ running, onOver }: RotationBarProps) {
  const fill = useRef<HTMLDivElement>(null);
  const done = useRef(0);
  const tick = useEffectEvent(() => {
    done.current += 1;
    fill.current?.style.setProperty('--filled', `${done.current / ticks}`);
    if (done.current === ticks) onOver();
  });
  useEffect(() => {
    if (!running) return undefined;
    const timer = setInterval(() => tick(), tickMs);
    return () => clearInterval(timer);
  }, [running]);
  return (
    <div aria-hidden="true" className={styles.bar}>
      <div ref={fill} className={styles.fill} />
    </div>
  );
}
