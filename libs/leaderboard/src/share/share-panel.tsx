import { useConfiguration, type User } from '@sirah-trails/api-client';
import { useSession } from '@sirah-trails/api-client/session';
import { Checkbox, Notice, TextArea, useMessages, useOrdinal } from '@sirah-trails/ui';
import { useEffect, useRef, useState } from 'react';
import { shareEn } from '../messages/share-en.ts';
import { cardSide, type CardContent } from './card/card-layout.ts';
import { useCard } from './card/use-card.ts';
import { type ShareMessage, type ShareMethod, shareMethods } from './device/methods.ts';
import type { ShareDevice } from './device/share-device.ts';
import { ShareMethods } from './share-methods.tsx';
import { type ShareOutcome, useSharing } from './use-sharing.ts';
import styles from './share.module.css';

/** A learner's rank on a board, as far as it may be shared. */
export interface SharedRank {
  /** Null for an unranked learner, and while it is unknown. */
  readonly rank: number | null;
  /** The nickname; shared only on demand. */
  readonly name: string | null;
  /** URL of the head, or null. */
  readonly head: string | null;
  /** The name of the board. */
  readonly board: string;
}

export interface SharePanelProps {
  rank: SharedRank;
  device: ShareDevice;
}

/** Content of the dialog: preview of the picture, name switch and share methods. */
export function SharePanel({ rank, device }: SharePanelProps) {
  const t = useMessages(shareEn);
  const { product } = useConfiguration();
  const [isNamed, setNamed] = useState(false);
  const [can] = useState(() => device.capabilities());
  const { message, content } = useShareTexts(rank, isNamed);
  const { canvas, painted } = useCard({ head: rank.head, content }, device.paint);
  const { root, outcome, copy, share } = useSharing(device, message);
  const isFailed = painted.status === 'failed';
  const file = painted.status === 'painted' ? painted.file : null;
  const isYoung = useSession(({ user }) => isOfYoungestBand(user));
  const supported = shareMethods(isFailed ? { ...can, sharesFiles: false } : can);
  const methods = isYoung ? quietMethods : supported;
  return (
    <div ref={root} className={styles.panel}>
      <div
        role="img"
        aria-label={t('share.picture', { words: textOf(content) })}
        aria-busy={painted.status === 'painting' || undefined}
        hidden={isFailed}
        className={styles.picture}
      >
        <canvas ref={canvas} width={cardSide} height={cardSide} />
      </div>
      {rank.name !== null && !isFailed && (
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
      <ShareMethods
        methods={offered(methods, outcome, isFailed)}
        message={message}
        byPage={!supported.includes('imessage')}
        isPainted={file !== null}
        isCopied={outcome === 'copied'}
        onOpen={device.open}
        onCopy={() => void copy()}
        onSave={() => file && device.save(file)}
        onShare={(method) => file && void share(method, file)}
      />
      {isFailed && <Notice tone="info">{t('share.unpainted')}</Notice>}
      {!isFailed && !isYoung && !can.sharesFiles && <Notice tone="info">{t('share.unsupported')}</Notice>}
    </div>
  );
}

/** For the youngest: without apps of other companies. */
const quietMethods: readonly ShareMethod[] = ['save', 'copy'];

function isOfYoungestBand(user: User | null): boolean {
  return (user?.student?.age ?? user?.age) === '5-10 Years Old';
}

const textOf = ({ name, headline, line }: CardContent) => [name, headline, line].filter(Boolean).join(', ');

/** Adds saving after the share sheet failed; removes it without a picture. */
function offered(
  methods: readonly ShareMethod[],
  outcome: ShareOutcome,
  isFailed: boolean,
): readonly ShareMethod[] {
  if (isFailed) return methods.filter((method) => method !== 'save');
  return outcome === 'failed' && !methods.includes('save') ? [...methods, 'save'] : methods;
}

/** Fallback of a failed copy: the text in a selected text area. */
function CopyByHand({ text }: { text: string }) {
  const t = useMessages(shareEn);
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => area.current?.select(), []);
  return (
    <TextArea
      ref={area}
      label={t('share.by-hand')}
      hint={t('share.by-hand.hint')}
      rows={3}
      readOnly
      value={text}
    />
  );
}

/** Texts of the message and of the picture. The link is the root of the app, without learner data. */
function useShareTexts(
  { rank, board, name }: SharedRank,
  isNamed: boolean,
): { message: ShareMessage; content: CardContent } {
  const t = useMessages(shareEn);
  const ordinal = useOrdinal();
  const { product } = useConfiguration();
  const root = new URL('/', window.location.href);
  return {
    message: { text: t('share.text'), link: root.href },
    content: {
      headline: rank === null ? t('share.card.none') : ordinal(rank),
      line: rank === null ? t('share.card.none.line') : t('share.card.place', { board }),
      name: isNamed ? name : null,
      product,
      host: root.host,
    },
  };
}
