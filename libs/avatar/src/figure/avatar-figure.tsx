import { type Avatar, useTheme } from '@sirah-trails/api-client';
import { Button, Picture, useAnnouncement, useMessages } from '@sirah-trails/ui';
import type { ReactNode } from 'react';
import { figureEn } from '../messages/figure-en.ts';
import neutral from '../own-head/art/neutral.svg';
import background from './art/oasis.svg';
import styles from './avatar-figure.module.css';
import { type Layer, layersOf } from './layers.ts';
import { type Look, useWholeLook } from './use-whole-look.ts';

interface AvatarFigureProps {
  /** What the figure wears; null as long as nobody has chosen, for a face would have a gender and a skin. */
  avatar: Avatar | null;
}

/** The whole figure of a learner before the land of the theme. */
export function AvatarFigure({ avatar }: AvatarFigureProps) {
  const t = useMessages(figureEn);
  if (!avatar) {
    return (
      <Stage>
        <img src={neutral} alt={t('avatar.figure.none')} className={styles.neutral} />
      </Stage>
    );
  }
  return <Dressed avatar={avatar} />;
}

function Dressed({ avatar }: { avatar: Avatar }) {
  const { looks, shown, isFresh, hasFailed, retry, onLoad, onError } = useWholeLook(layersOf(avatar));
  return (
    <Stage>
      <div role="img" aria-label={useDescription(avatar)} className={styles.figure}>
        {looks.map((look) => (
          <Stack
            key={look.key}
            look={look}
            isShown={look === shown}
            isFresh={isFresh}
            onLoad={(layer) => onLoad(look, layer)}
            onError={onError}
          />
        ))}
      </div>
      {hasFailed && <Failure onRetry={retry} />}
    </Stage>
  );
}

function Failure({ onRetry }: { onRetry: () => void }) {
  const t = useMessages(figureEn);
  const text = t('avatar.figure.failed');
  useAnnouncement(text, 'assertive');
  return (
    <div className={styles.failure}>
      <p>{text}</p>
      <Button variant="secondary" onClick={onRetry}>
        {t('avatar.figure.retry')}
      </Button>
    </div>
  );
}

function Stage({ children }: { children: ReactNode }) {
  const { assets } = useTheme();
  return (
    <div className={styles.stage}>
      <Picture
        src={assets.avatar_background ?? background}
        fallback={background}
        alt=""
        loading="eager"
        className={styles.land}
      />
      {children}
    </div>
  );
}

interface StackProps {
  look: Look;
  isShown: boolean;
  isFresh: (layer: Layer) => boolean;
  onLoad: (layer: Layer) => void;
  onError: () => void;
}

function Stack({ look, isShown, isFresh, onLoad, onError }: StackProps) {
  const isNew = look.layers.some(isFresh);
  return (
    <div className={styles.stack} data-shown={isShown ? '' : undefined} data-new={isNew ? '' : undefined}>
      {look.layers.map((layer) => (
        <LayerPicture
          key={layer.part}
          layer={layer}
          isFresh={isFresh(layer)}
          onLoad={() => onLoad(layer)}
          onError={onError}
        />
      ))}
    </div>
  );
}

interface LayerPictureProps {
  layer: Layer;
  isFresh: boolean;
  onLoad: () => void;
  onError: () => void;
}

/** The body comes in two pieces, so that the face can turn over shoulders that stay. */
function LayerPicture({ layer: { part, url }, isFresh, ...events }: LayerPictureProps) {
  const picture = { src: url, draggable: false, decoding: 'sync' as const };
  return (
    <>
      <img alt="" {...picture} {...events} data-part={part} data-fresh={isFresh ? '' : undefined} />
      {part === 'body' && <img alt="" {...picture} data-part="face" />}
    </>
  );
}

/** What the figure wears, in words. */
function useDescription({ head, top, pants, shoes, scarf, wheelchair }: Avatar): string {
  const t = useMessages(figureEn);
  const names = { head: head.name, top: top.name, pants: pants.name, shoes: shoes.name };
  const hasScarf = scarf && head.with_scarf ? 'yes' : 'no';
  return t('avatar.figure.wears', { ...names, scarf: hasScarf, chair: wheelchair ? 'yes' : 'no' });
}
