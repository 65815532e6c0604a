import { readFinish } from '@sirah-trails/api-client/links';
import { Screen, useMessages } from '@sirah-trails/ui';
import type { ReactNode } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { frameEn } from '../messages/frame-en.ts';
import { backToTrail } from './back-to-trail.ts';
import styles from './finish.module.css';

interface FinishFrameProps {
  /** Name of the world whose colours the land has. */
  readonly world?: string | undefined;
  readonly children: ReactNode;
}

/** Title and way back of the finish screens, the same while their code and data are on their way. */
export function FinishFrame({ world, children }: FinishFrameProps) {
  const t = useMessages(frameEn);
  const { id = '' } = useParams();
  const query = readFinish(id, useSearchParams()[0]);
  const back = { to: backToTrail(query), label: t('finish.to-trail') };
  return (
    <Screen title={t('finish.title')} back={back} ground data-world={world} className={styles.finish}>
      {children}
    </Screen>
  );
}
