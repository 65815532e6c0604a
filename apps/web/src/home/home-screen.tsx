import { useSession } from '@sirah-trails/api-client/session';
import { NextStepCard } from '@sirah-trails/journey';
import { AchievementsCard } from '@sirah-trails/leaderboard';
import { Screen, useMessages } from '@sirah-trails/ui';
import { en } from '../messages/en.ts';
import baseCamp from './art/base-camp.svg';
import { GuestBack } from './guest-back.tsx';
import { JoinedLine } from './joined-line.tsx';
import { KeepStarsCard } from './keep-stars-card.tsx';
import { Places } from './places.tsx';
import { SignOutButton } from './sign-out-button.tsx';
import { useGreeting } from './use-greeting.ts';

/** `/`: base camp. Composes what the features bring; holds nothing of its own but the way to them. */
export function HomeScreen() {
  const guest = useSession((state) => state.guest);
  return guest ? <GuestHome /> : <LearnerHome />;
}

function LearnerHome() {
  return (
    <Screen title={useGreeting()} scenery={baseCamp}>
      <JoinedLine />
      <NextStepCard />
      <Places />
      <AchievementsCard />
      <SignOutButton />
    </Screen>
  );
}

function GuestHome() {
  const t = useMessages(en);
  return (
    <Screen title={useGreeting()} scenery={baseCamp} aside={<GuestBack />}>
      <p>{t('web.home.guest')}</p>
      <KeepStarsCard />
      <Places />
    </Screen>
  );
}
