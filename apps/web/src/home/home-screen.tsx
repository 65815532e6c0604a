import { profileQuery, useTheme } from '@sirah-trails/api-client';
import { links } from '@sirah-trails/api-client/links';
import { session, useSession } from '@sirah-trails/api-client/session';
import { GuestHead, OwnHead } from '@sirah-trails/avatar';
import { DaysCard, NextStepCard, requestNextStep, TodayCard } from '@sirah-trails/journey';
import { CompetitionsCard, OwnSummary } from '@sirah-trails/leaderboard';
import {
  firstData,
  QueryView,
  type RouteLocation,
  screen,
  type ScreenFrame,
  useAddition,
} from '@sirah-trails/screen-kit';
import {
  ButtonLink,
  Card,
  LineIcon,
  Link,
  Skeleton,
  TextLink,
  useLongDate,
  type Translate,
  useMessages,
} from '@sirah-trails/ui';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { en } from '../messages/en.ts';
import baseCamp from './art/base-camp.svg';
import { HomeTiles } from './home-tiles.tsx';
import styles from './home-screen.module.css';

/** `/`: base camp. */
export default screen({
  messages: en,
  useFrame: useHomeFrame,
  Content: HomeScreen,
  first: requestHome,
  prefetch: requestHome,
});

async function requestHome(_location: RouteLocation, client: QueryClient) {
  if (session.getState().guest) return;
  await Promise.all([firstData(client, profileQuery()), requestNextStep(client)]);
}

/** Length of a greeting that fits two lines of a phone. */
const longGreeting = 24;

/** The greeting on the theme's scenery, or on base camp. */
function useHomeFrame(t: Translate<typeof en>): ScreenFrame {
  const { assets } = useTheme();
  const name = useSession(({ user }) => user?.first_name || user?.username);
  const greeting = name ? t('web.home.greeting', { name }) : t('web.home.greeting.guest');
  const guest = useSession((state) => state.guest);
  const onBack = useEndVisit();
  return {
    title: greeting,
    ...(guest ? { back: { label: t('web.home.back'), onBack } } : { aside: <SettingsLink /> }),
    scenery: assets.home_screen_background ?? baseCamp,
    sceneryFallback: baseCamp,
    className: styles['home'],
    'data-guest': guest ? '' : undefined,
    'data-long': greeting.length > longGreeting ? '' : undefined,
  };
}

/** Ends a guest's visit at sign-in. */
function useEndVisit() {
  const navigate = useNavigate();
  return () => {
    session.getState().signOut();
    void navigate(links.signIn());
  };
}

/** Composes the features' cards and links to their screens. */
export function HomeScreen() {
  const guest = useSession((state) => state.guest);
  return guest ? <GuestHome /> : <LearnerHome />;
}

function LearnerHome() {
  return (
    <>
      <OwnHead />
      <JoinedLine />
      <EditAvatarLink />
      <NextStepCard />
      <TodayCard />
      <DaysCard />
      <HomeTiles />
      <OwnSummary />
      <CompetitionsCard />
    </>
  );
}

function GuestHome() {
  const t = useMessages(en);
  return (
    <>
      <GuestHead />
      <p>{t('web.home.guest')}</p>
      <GuestCard />
      <HomeTiles />
      <CompetitionsCard />
    </>
  );
}

/** The joined date; an empty line if the profile does not load. */
function JoinedLine() {
  return (
    <QueryView
      query={useQuery(profileQuery())}
      skeleton={<Skeleton shape="text" className={styles.joined} />}
      error={() => <p className={styles.joined} />}
    >
      {({ joined_at }) => <Joined at={joined_at} />}
    </QueryView>
  );
}

function Joined({ at }: { at: string }) {
  const t = useMessages(en);
  const date = useLongDate()(at);
  return <p className={styles.joined}>{date && t('web.home.joined', { date })}</p>;
}

function EditAvatarLink() {
  const t = useMessages(en);
  return (
    <TextLink to={links.avatar()} alone>
      {t('web.home.edit-avatar')}
    </TextLink>
  );
}

/** Shown to guests instead of achievements: the chapter that they can play, else the reasons to sign in. */
function GuestCard() {
  const t = useMessages(en);
  const hasTrial = useAddition('trial');
  const about = hasTrial ? 'trial' : 'keep';
  return (
    <Card as="section" ornament aria-labelledby="guest-card" className={styles.keepStars}>
      <h2 id="guest-card" className={styles.keepStarsTitle}>
        {t(`web.home.${about}.title`)}
      </h2>
      <p className={styles.keepStarsText}>{t(`web.home.${about}.text`)}</p>
      <ButtonLink to={hasTrial ? links.trial() : links.signIn()}>{t(`web.home.${about}.action`)}</ButtonLink>
    </Card>
  );
}

// Lucide's gear (ISC).
const gear =
  'M9.671 4.136a2.34 2.34 0 0 1 4.659 0 2.34 2.34 0 0 0 3.319 1.915 2.34 2.34 0 0 1 2.33 4.033 2.34 2.34 0 0 0 0 3.831 2.34 2.34 0 0 1-2.33 4.033 2.34 2.34 0 0 0-3.319 1.915 2.34 2.34 0 0 1-4.659 0 2.34 2.34 0 0 0-3.32-1.915 2.34 2.34 0 0 1-2.33-4.033 2.34 2.34 0 0 0 0-3.831A2.34 2.34 0 0 1 6.35 6.051a2.34 2.34 0 0 0 3.319-1.915M9 12a3 3 0 1 0 6 0 3 3 0 1 0-6 0';

function SettingsLink() {
  const t = useMessages(en);
  return (
    <Link to={links.settings()} className={styles.settings}>
      <LineIcon d={gear} />
      {t('web.home.settings')}
    </Link>
  );
}
