import { useConfiguration } from '@sirah-trails/api-client';
import { Checkbox, Notice, useMessages } from '@sirah-trails/ui';
import { useState } from 'react';
import { shareEn } from '../messages/share-en.ts';
import { cardSide, type CardWords } from './card/card-layout.ts';
import { useCard } from './card/use-card.ts';
import { CopyByHand } from './copy-by-hand.tsx';
import type { ShareDevice } from './device/share-device.ts';
import { ShareWays } from './share-ways.tsx';
import styles from './share.module.css';
import type { SharedPlace } from './use-my-place.ts';
import { useShareWords } from './use-share-words.ts';
import { type Outcome, useSharing } from './use-sharing.ts';
import { type Way, waysOf } from './ways.ts';

export interface SharePanelProps {
  place: SharedPlace;
  device: ShareDevice;
}

/** Inside the dialog: the picture as it will be shared, whether it has a name, and the ways to share it. */
export function SharePanel({ place, device }: SharePanelProps) {
  const t = useMessages(shareEn);
  const { product } = useConfiguration();
  const [isNamed, setNamed] = useState(false);
  const [can] = useState(() => device.capabilities());
  const { message, words } = useShareWords(place, isNamed);
  const { canvas, painted } = useCard({ head: place.head, words }, device.paint);
  const { root, outcome, copy, share } = useSharing(device, message);
  const isFailed = painted.status === 'failed';
  const file = painted.status === 'painted' ? painted.file : null;
  const ways = waysOf(isFailed ? { ...can, sharesFiles: false } : can);
  return (
    <div ref={root} className={styles.panel}>
      <div
        role="img"
        aria-label={t('share.picture', { words: saidBy(words) })}
        aria-busy={painted.status === 'painting' || undefined}
        hidden={isFailed}
        className={styles.picture}
      >
        <canvas ref={canvas} width={cardSide} height={cardSide} />
      </div>
      {place.name !== null && !isFailed && (
        <Checkbox
          label={t('share.name')}
          checked={isNamed}
          onChange={({ target }) => setNamed(target.checked)}
          className={styles.name}
        />
      )}
      <p className={styles.outside}>
        {t('share.outside', { product })} <span className={styles.ask}>{t('share.ask')}</span>
      </p>
      {outcome === 'failed' && <Notice tone="wrong">{t('share.failed')}</Notice>}
      {outcome === 'by-hand' && <CopyByHand text={`${message.text} ${message.link}`} />}
      <ShareWays
        ways={offered(ways, outcome, isFailed)}
        message={message}
        byPage={!ways.includes('imessage')}
        isPainted={file !== null}
        isCopied={outcome === 'copied'}
        onOpen={device.open}
        onCopy={() => void copy()}
        onSave={() => file && device.save(file)}
        onShare={(way) => file && void share(way, file)}
      />
      {isFailed && <Notice tone="info">{t('share.unpainted')}</Notice>}
      {!isFailed && !can.sharesFiles && <Notice tone="info">{t('share.unsupported')}</Notice>}
    </div>
  );
}

const saidBy = ({ name, headline, line }: CardWords) => [name, headline, line].filter(Boolean).join(', ');

/** A picture that the share sheet refused can be saved; one that is not there cannot. */
function offered(ways: readonly Way[], outcome: Outcome, isFailed: boolean): readonly Way[] {
  if (isFailed) return ways.filter((way) => way !== 'save');
  return outcome === 'failed' && !ways.includes('save') ? [...ways, 'save'] : ways;
}
