import { IconButton, LineIcon, Notice, useMessages } from '@sirah-trails/ui';
import { listenEn } from '../messages/listen.ts';
import styles from './recording.module.css';
import { useRecording } from './use-recording.ts';

const signs = { play: 'M7 4v16l13-8z', pause: 'M7 4v16M17 4v16', stop: 'M6 6h12v12H6z' };
const actions = { stopped: 'play', playing: 'pause', paused: 'resume' } as const;

/** Recording player with speed control. Reports a failed file. */
export function Recording({ src }: { src: string }) {
  const t = useMessages(listenEn);
  const { state, speed, hasFailed, onToggle, onStop, onSpeed } = useRecording(src);
  return (
    <div role="group" aria-label={t('reader.listen')} className={styles.recording}>
      <IconButton variant="raised" label={t(`reader.listen.${actions[state]}`)} onClick={onToggle}>
        <LineIcon d={state === 'playing' ? signs.pause : signs.play} />
      </IconButton>
      <IconButton label={t('reader.listen.stop')} disabled={state === 'stopped'} onClick={onStop}>
        <LineIcon d={signs.stop} />
      </IconButton>
      <IconButton label={t('reader.listen.speed', { speed })} onClick={onSpeed}>
        <span aria-hidden="true">{t('reader.listen.times', { speed })}</span>
      </IconButton>
      {hasFailed && <Notice tone="wrong">{t('reader.listen.failed')}</Notice>}
    </div>
  );
}
