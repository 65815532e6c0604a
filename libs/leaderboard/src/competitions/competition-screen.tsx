import { useConfiguration } from '@sirah-trails/api-client';
import { links } from '@sirah-trails/api-client/links';
import { isMissing, QueryView, useRouteParams } from '@sirah-trails/screen-kit';
import { ButtonLink, Card, EmptyPanel, Skeleton, useMessages } from '@sirah-trails/ui';
import { useQuery } from '@tanstack/react-query';
import { competitionQuery } from '../endpoints/competition.ts';
import { competitionEn } from '../messages/competition-en.ts';
import { CompetitionDetail } from './competition-detail.tsx';
import styles from './competition.module.css';

/** One competition, for learners and guests. */
export function CompetitionScreen() {
  const t = useMessages(competitionEn);
  const { competitionId = '' } = useRouteParams();
  return (
    <QueryView
      query={useQuery(competitionQuery(competitionId))}
      skeleton={<CompetitionSkeleton />}
      error={t('competition.error')}
      refusal={(error) => isMissing(error) && <MissingCompetition />}
    >
      {(competition) => <CompetitionDetail competition={competition} />}
    </QueryView>
  );
}

/** In place of a competition that the provider does not have. */
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

/** The shape of the competition. */
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
