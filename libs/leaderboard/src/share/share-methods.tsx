import { LineIcon, Pressable, useMessages } from '@sirah-trails/ui';
import { shareEn } from '../messages/share-en.ts';
import { type NetworkPage, networkPage, type ShareMessage, type ShareMethod } from './device/methods.ts';
import styles from './share.module.css';

interface ShareMethodsProps {
  methods: readonly ShareMethod[];
  message: ShareMessage;
  /** The networks open their page, since the device has no share sheet for the picture. */
  byPage: boolean;
  isPainted: boolean;
  isCopied: boolean;
  onOpen: (page: NetworkPage) => void;
  onCopy: () => void;
  onSave: () => void;
  onShare: (method: ShareMethod) => void;
}

/** List of the share methods that the device supports. */
export function ShareMethods({ methods, ...rest }: ShareMethodsProps) {
  const t = useMessages(shareEn);
  return (
    <ul className={styles.methods} aria-label={t('share.ways')}>
      {methods.map((method) => (
        <li key={method}>
          <Method method={method} {...rest} />
        </li>
      ))}
    </ul>
  );
}

function Method({ method, ...given }: Omit<ShareMethodsProps, 'methods'> & { method: ShareMethod }) {
  const t = useMessages(shareEn);
  const { message, byPage, isPainted, isCopied, onOpen, onCopy, onSave, onShare } = given;
  const tile = { label: t(`share.way.${method}`), icon: methodIcons[method] };
  if (method === 'copy') {
    return (
      <MethodTile
        label={isCopied ? t('share.copied') : tile.label}
        icon={isCopied ? copiedIcon : tile.icon}
        onTap={onCopy}
      />
    );
  }
  if (method === 'save') return <MethodTile {...tile} isDisabled={!isPainted} onTap={onSave} />;
  if (byPage && (method === 'whatsapp' || method === 'telegram')) {
    const page = networkPage(method, message);
    return <MethodTile {...tile} href={page.url} onTap={() => onOpen(page)} />;
  }
  return <MethodTile {...tile} isDisabled={!isPainted} onTap={() => onShare(method)} />;
}

interface MethodTileProps {
  label: string;
  /** Path data of the icon. */
  icon: string;
  /** While the picture is being painted. */
  isDisabled?: boolean;
  /** External page that the tile opens. */
  href?: string | undefined;
  onTap: () => void;
}

/** Icon and name of a share method. */
function MethodTile({ label, icon, isDisabled = false, href, onTap }: MethodTileProps) {
  const face = (
    <>
      <span className={styles.icon}>
        <LineIcon d={icon} />
      </span>
      {label}
    </>
  );
  if (href === undefined) {
    return (
      <Pressable
        className={styles.method}
        aria-disabled={isDisabled || undefined}
        onClick={isDisabled ? undefined : onTap}
      >
        {face}
      </Pressable>
    );
  }
  return (
    <a
      className={styles.method}
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      onClick={(event) => {
        event.preventDefault();
        onTap();
      }}
    >
      {face}
    </a>
  );
}

// From Lucide (ISC). The logos are trademarks, so these icons only suggest the kind of app.
const methodIcons: Readonly<Record<ShareMethod, string>> = {
  imessage: 'M7.9 20A9 9 0 1 0 4 16.1L2 22Z',
  instagram:
    'M14.5 4h-5L7 7H4a2 2 0 0 0-2 2v9a2 2 0 0 0 2 2h16a2 2 0 0 0 2-2V9a2 2 0 0 0-2-2h-3zM9 13a3 3 0 1 0 6 0 3 3 0 1 0-6 0',
  tiktok: 'M9 18V5l12-2v13M3 18a3 3 0 1 0 6 0 3 3 0 1 0-6 0M15 16a3 3 0 1 0 6 0 3 3 0 1 0-6 0',
  whatsapp:
    'M22 16.92v3a2 2 0 0 1-2.18 2 19.79 19.79 0 0 1-8.63-3.07 19.5 19.5 0 0 1-6-6 19.79 19.79 0 0 1-3.07-8.67A2 2 0 0 1 4.11 2h3a2 2 0 0 1 2 1.72 12.84 12.84 0 0 0 .7 2.81 2 2 0 0 1-.45 2.11L8.09 9.91a16 16 0 0 0 6 6l1.27-1.27a2 2 0 0 1 2.11-.45 12.84 12.84 0 0 0 2.81.7A2 2 0 0 1 22 16.92z',
  telegram: 'm22 2-7 20-4-9-9-4ZM22 2 11 13',
  copy: 'M10 13a5 5 0 0 0 7.54.54l3-3a5 5 0 0 0-7.07-7.07l-1.72 1.71M14 11a5 5 0 0 0-7.54-.54l-3 3a5 5 0 0 0 7.07 7.07l1.71-1.71',
  save: 'M12 15V3M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4M7 10l5 5 5-5',
};

const copiedIcon = 'M5 12.5 10 17.5 19 7.5';
