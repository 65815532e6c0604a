import { useSession } from '@sirah-trails/api-client/session';
import { GuestHead, OwnHead } from '@sirah-trails/avatar';
import { NextStepCard } from '@sirah-trails/journey';
import { AchievementsCard } from '@sirah-trails/leaderboard';
import { useMessages } from '@sirah-trails/ui';
import { routes } from '../app/routes.ts';
import { en } from '../messages/en.ts';
import { JoinedLine } from './joined-line.tsx';
import { KeepStarsCard } from './keep-stars-card.tsx';
import { placesAmong, type Place } from './place-list.ts';
import { Places } from './places.tsx';
import { SettingsLink } from './settings-link.tsx';

interface HomeProps {
  /** The places that have a screen in the app. */
  places?: readonly Place[];
}

/** `/`: base camp. Composes what the features bring; holds nothing of its own but the way to them. */
export function HomeScreen({ places = placesAmong(routes.map(({ path }) => path)) }: HomeProps) {
  const guest = useSession((state) => state.guest);
  return guest ? <GuestHome places={places} /> : <LearnerHome places={places} />;
}

function LearnerHome({ places }: Required<HomeProps>) {
  return (
    <>
      <OwnHead />
      <JoinedLine />
      <NextStepCard />
      <Places places={places} />
      <AchievementsCard />
      <SettingsLink />
    </>
  );
}

function GuestHome({ places }: Required<HomeProps>) {
  const t = useMessages(en);
  return (
    <>
      <GuestHead />
      <p>{t('web.home.guest')}</p>
      <KeepStarsCard />
      <Places places={places} />
    </>
  );
}
