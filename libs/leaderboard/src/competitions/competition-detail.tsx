import type { Competition } from '@sirah-trails/api-client';
import { Card, Picture, RichText, Tag, useLongDate, useMessages } from '@sirah-trails/ui';
import { useState } from 'react';
import { competitionEn } from '../messages/competition-en.ts';
import { competitionState, type CompetitionState } from './competition-state.ts';
import { outsideAddress } from './outside-address.ts';
import { OutsideLink } from './outside-link.tsx';
import styles from './competition.module.css';

const tones = { soon: 'sand', running: 'right', ended: 'sand' } as const;

/** What the competition is about, when it is, and where it leads. */
export function CompetitionDetail({ competition }: { competition: Competition }) {
  const t = useMessages(competitionEn);
  const [now] = useState(() => Date.now());
  const state = competitionState(competition, now);
  const address = outsideAddress(competition.external_link);
  return (
    <article className={styles.competition}>
      <Card className={styles.top}>
        <Picture src={competition.banner} alt="" loading="eager" className={styles.banner} />
        <Tag tone={tones[state]} className={styles.state}>
          {t(`competition.state.${state}`)}
        </Tag>
        <Days competition={competition} state={state} />
      </Card>
      <Card as="section">
        <RichText html={competition.description} />
      </Card>
      {address && <OutsideLink address={address} />}
    </article>
  );
}

interface DaysProps {
  competition: Competition;
  state: CompetitionState;
}

/** The day that counts now, and both days; in the time zone of the device. */
function Days({ competition: { start_date, end_date }, state }: DaysProps) {
  const t = useMessages(competitionEn);
  const write = useLongDate();
  const [start, end] = [write(start_date), write(end_date)];
  if (start === null || end === null) return null;
  return (
    <>
      <p className={styles.when}>{t(`competition.${state}`, { date: state === 'soon' ? start : end })}</p>
      <p className={styles.days}>{t('competition.days', { start, end })}</p>
    </>
  );
}
