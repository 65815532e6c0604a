import { useSession } from '@sirah-trails/api-client/session';
import { GuestHead, OwnHead } from '@sirah-trails/avatar';
import { NextStepCard, TodayCard } from '@sirah-trails/journey';
import { CompetitionsCard, OwnSummary } from '@sirah-trails/leaderboard';
import { useMessages } from '@sirah-trails/ui';
import { routes } from '../app/routes.ts';
import { en } from '../messages/en.ts';
import { EditAvatarLink } from './edit-avatar-link.tsx';
import { JoinedLine } from './joined-line.tsx';
import { KeepStarsCard } from './keep-stars-card.tsx';
import { placesAmong } from './place-list.ts';
import { Places } from './places.tsx';

interface HomeProps {
  /** The paths of the app's screens: home leads to existing ones only. */
  paths?: readonly string[];
}

/** `/`: base camp. Composes what the features bring; holds nothing of its own but the way to them. */
export function HomeScreen({ paths = routes.map(({ path }) => path) }: HomeProps) {
  const guest = useSession((state) => state.guest);
  return guest ? <GuestHome paths={paths} /> : <LearnerHome paths={paths} />;
}

function LearnerHome({ paths }: Required<HomeProps>) {
  return (
    <>
      <OwnHead />
      <JoinedLine />
      <EditAvatarLink />
      <NextStepCard />
      <TodayCard />
      <Places places={placesAmong(paths)} />
      <OwnSummary />
      <CompetitionsCard />
    </>
  );
}

function GuestHome({ paths }: Required<HomeProps>) {
  const t = useMessages(en);
  return (
    <>
      <GuestHead />
      <p>{t('web.home.guest')}</p>
      <KeepStarsCard />
      <Places places={placesAmong(paths)} />
      <CompetitionsCard />
    </>
  );
}
