import { type Competition, useConfiguration } from '@sirah-trails/api-client';
import { links } from '@sirah-trails/api-client/links';
import { screen } from '@sirah-trails/screen-kit';
import {
  ButtonLink,
  Card,
  EmptyPanel,
  Picture,
  preloadDialogs,
  RichText,
  Skeleton,
  Tag,
  useHonorifics,
  useLongDate,
  useMessages,
} from '@sirah-trails/ui';
import { useState } from 'react';
import { competitionEn } from '../messages/competition-en.ts';
import { competitionDay, competitionQuery } from './endpoints.ts';
import { externalUrl, ExternalLink } from './external-link.tsx';
import styles from './competition.module.css';

/** `/competition/:competitionId` */
export default screen({
  messages: competitionEn,
  query: ({ params: { competitionId = '' } }) => competitionQuery(competitionId),
  useFrame: (t, competition) => {
    const write = useHonorifics();
    return {
      title: competition ? write(competition.name) : t('competition.title'),
      contentTitle: Boolean(competition),
      back: { to: links.home(), label: t('competition.back') },
      ground: true,
    };
  },
  Skeleton: CompetitionSkeleton,
  Content: CompetitionDetail,
  error: 'competition.error',
  missing: MissingCompetition,
  first: () => RichText.load(),
  idle: preloadDialogs,
});

function MissingCompetition() {
  const t = useMessages(competitionEn);
  const { product } = useConfiguration();
  return (
    <EmptyPanel
      title={t('competition.missing.title')}
      action={<ButtonLink to={links.home()}>{t('competition.missing.back')}</ButtonLink>}
    >
      {t('competition.missing.text', { product })}
    </EmptyPanel>
  );
}

function CompetitionSkeleton() {
  return (
    <div className={styles.competition}>
      <Card className={styles.top}>
        <Skeleton shape="picture" className={styles.banner} />
        <Skeleton shape="text" />
      </Card>
      <Skeleton shape="text" />
      <Skeleton shape="text" />
    </div>
  );
}

const tones = { soon: 'sand', running: 'right', ended: 'sand' } as const;

function CompetitionDetail({ data: competition }: { data: Competition }) {
  const t = useMessages(competitionEn);
  const [now] = useState(() => Date.now());
  const state = competitionState(competition, now);
  const url = externalUrl(competition.external_link);
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
      {url && <ExternalLink url={url} />}
    </article>
  );
}

interface DaysProps {
  competition: Competition;
  state: CompetitionState;
}

/** The next relevant day and the whole period. */
function Days({ competition: { start_date, end_date }, state }: DaysProps) {
  const t = useMessages(competitionEn);
  const write = useLongDate();
  const [start, end] = [write(competitionDay(start_date)), write(competitionDay(end_date))];
  if (start === null || end === null) return null;
  return (
    <>
      <p className={styles.when}>{t(`competition.${state}`, { date: state === 'soon' ? start : end })}</p>
      <p className={styles.days}>{t('competition.days', { start, end })}</p>
    </>
  );
}

type CompetitionState = 'soon' | 'running' | 'ended';

/**
 * State of a competition. Its first and its last moment count as running.
 *
 * @param now epoch milliseconds
 */
export function competitionState(
  { start_date: start, end_date: end }: Pick<Competition, 'start_date' | 'end_date'>,
  now: number,
): CompetitionState {
  if (now < Date.parse(start)) return 'soon';
  return now > Date.parse(end) ? 'ended' : 'running';
}
