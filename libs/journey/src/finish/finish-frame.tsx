import { readFinish } from '@sirah-trails/api-client/links';
import { Screen, useMessages } from '@sirah-trails/ui';
import type { ReactNode } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { frameEn } from '../messages/frame-en.ts';
import { backToTrail } from './back-to-trail.ts';
import styles from './finish.module.css';

/** Title and way back of the finish screens, the same while their code and data are on their way. */
export function FinishFrame({ children }: { children: ReactNode }) {
  const t = useMessages(frameEn);
  const { id = '' } = useParams();
  const query = readFinish(id, useSearchParams()[0]);
  const back = { to: backToTrail(query), label: t('finish.to-trail') };
  return (
    <Screen title={t('finish.title')} back={back} className={styles.finish}>
      {children}
    </Screen>
  );
}
