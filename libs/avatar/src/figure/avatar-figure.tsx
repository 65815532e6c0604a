import { type Avatar, useTheme } from '@sirah-trails/api-client';
import { Button, Picture, useAnnouncement, useMessages } from '@sirah-trails/ui';
import type { ReactNode } from 'react';
import { avatarEn } from '../messages/avatar-en.ts';
import neutral from '../own-head/art/neutral.svg';
import background from './art/oasis.svg';
import styles from './avatar-figure.module.css';
import { type Layer, layersOf } from './layers.ts';
import { type LayerStack, useLayerStack } from './use-layer-stack.ts';

interface AvatarFigureProps {
  /** Outfit; null until chosen, so no gender or skin is assumed. */
  avatar: Avatar | null;
}

/** A learner's full figure on the theme's background. */
export function AvatarFigure({ avatar }: AvatarFigureProps) {
  const t = useMessages(avatarEn);
  if (!avatar) {
    return (
      <Stage>
        <img src={neutral} alt={t('avatar.figure.none')} className={styles.neutral} />
      </Stage>
    );
  }
  return <Layers avatar={avatar} />;
}

function Layers({ avatar }: { avatar: Avatar }) {
  const { stacks, shown, isFresh, hasFailed, retry, onLoad, onError } = useLayerStack(layersOf(avatar));
  return (
    <Stage>
      <div role="img" aria-label={useDescription(avatar)} className={styles.figure}>
        {stacks.map((stack) => (
          <Stack
            key={stack.key}
            stack={stack}
            isShown={stack === shown}
            isFresh={isFresh}
            onLoad={(layer) => onLoad(stack, layer)}
            onError={onError}
          />
        ))}
      </div>
      {hasFailed && <Failure onRetry={retry} />}
    </Stage>
  );
}

function Failure({ onRetry }: { onRetry: () => void }) {
  const t = useMessages(avatarEn);
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
        className={styles.background}
      />
      {children}
    </div>
  );
}

interface StackProps {
  stack: LayerStack;
  isShown: boolean;
  isFresh: (layer: Layer) => boolean;
  onLoad: (layer: Layer) => void;
  onError: () => void;
}

function Stack({ stack, isShown, isFresh, onLoad, onError }: StackProps) {
  const isNew = stack.layers.some(isFresh);
  return (
    <div className={styles.stack} data-shown={isShown ? '' : undefined} data-new={isNew ? '' : undefined}>
      {stack.layers.map((layer) => (
        <LayerPicture
          key={layer.name}
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

/** The body is drawn twice, so that the face can turn over still shoulders. */
function LayerPicture({ layer: { name, url }, isFresh, ...events }: LayerPictureProps) {
  const picture = { src: url, draggable: false, decoding: 'sync' as const };
  return (
    <>
      <img alt="" {...picture} {...events} data-part={name} data-fresh={isFresh ? '' : undefined} />
      {name === 'body' && <img alt="" {...picture} data-part="face" />}
    </>
  );
}

/** Text alternative. */
function useDescription({ head, top, pants, shoes, scarf, wheelchair }: Avatar): string {
  const t = useMessages(avatarEn);
  const names = { head: head.name, top: top.name, pants: pants.name, shoes: shoes.name };
  const hasScarf = scarf && head.with_scarf ? 'yes' : 'no';
  return t('avatar.figure.wears', { ...names, scarf: hasScarf, chair: wheelchair ? 'yes' : 'no' });
}
