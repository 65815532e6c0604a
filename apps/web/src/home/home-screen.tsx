import { useSession } from '@sirah-trails/api-client/session';
import { NextStepCard } from '@sirah-trails/journey';
import { AchievementsCard } from '@sirah-trails/leaderboard';
import { useMessages } from '@sirah-trails/ui';
import { en } from '../messages/en.ts';
import { GuestBack } from './guest-back.tsx';
import { HomeFrame } from './home-frame.tsx';
import { JoinedLine } from './joined-line.tsx';
import { KeepStarsCard } from './keep-stars-card.tsx';
import { OwnHead } from './own-head.tsx';
import { Places } from './places.tsx';
import { SignOutButton } from './sign-out-button.tsx';

/** `/`: base camp. Composes what the features bring; holds nothing of its own but the way to them. */
export function HomeScreen() {
  const guest = useSession((state) => state.guest);
  return guest ? <GuestHome /> : <LearnerHome />;
}

function LearnerHome() {
  return (
    <HomeFrame>
      <OwnHead />
      <JoinedLine />
      <NextStepCard />
      <Places />
      <AchievementsCard />
      <SignOutButton />
    </HomeFrame>
  );
}

function GuestHome() {
  const t = useMessages(en);
  return (
    <HomeFrame aside={<GuestBack />}>
      <p>{t('web.home.guest')}</p>
      <KeepStarsCard />
      <Places />
    </HomeFrame>
  );
}
