import { useMessages } from '@sirah-trails/ui';
import { shareEn } from '../messages/share-en.ts';
import { type NetworkPage, networkPage, type ShareMessage } from './network-page.ts';
import styles from './share.module.css';
import { copiedSign, waySigns } from './signs.ts';
import { WayTile } from './way-tile.tsx';
import type { Way } from './ways.ts';

export interface ShareWaysProps {
  ways: readonly Way[];
  message: ShareMessage;
  /** The networks open their page, since the device has no share sheet for the picture. */
  byPage: boolean;
  isPainted: boolean;
  isCopied: boolean;
  onOpen: (page: NetworkPage) => void;
  onCopy: () => void;
  onSave: () => void;
  onShare: (way: Way) => void;
}

/** The ways to share that the device has. */
export function ShareWays({ ways, ...rest }: ShareWaysProps) {
  const t = useMessages(shareEn);
  return (
    <ul className={styles.ways} aria-label={t('share.ways')}>
      {ways.map((way) => (
        <li key={way}>
          <OneWay way={way} {...rest} />
        </li>
      ))}
    </ul>
  );
}

function OneWay({ way, ...given }: Omit<ShareWaysProps, 'ways'> & { way: Way }) {
  const t = useMessages(shareEn);
  const { message, byPage, isPainted, isCopied, onOpen, onCopy, onSave, onShare } = given;
  const tile = { label: t(`share.way.${way}`), sign: waySigns[way] };
  if (way === 'copy') {
    return (
      <WayTile
        label={isCopied ? t('share.copied') : tile.label}
        sign={isCopied ? copiedSign : tile.sign}
        onTap={onCopy}
      />
    );
  }
  if (way === 'save') return <WayTile {...tile} waits={!isPainted} onTap={onSave} />;
  if (byPage && (way === 'whatsapp' || way === 'telegram')) {
    const page = networkPage(way, message);
    return <WayTile {...tile} href={page.address} onTap={() => onOpen(page)} />;
  }
  return <WayTile {...tile} waits={!isPainted} onTap={() => onShare(way)} />;
}
