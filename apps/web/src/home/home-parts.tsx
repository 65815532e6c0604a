import { profileQuery, useTheme } from '@sirah-trails/api-client';
import { session, useSession } from '@sirah-trails/api-client/session';
import { requestNextStep } from '@sirah-trails/journey';
import { firstData, type ScreenParts, type ScreenFrame } from '@sirah-trails/screen-kit';
import type { QueryClient } from '@tanstack/react-query';
import { useMessages, type WayBack } from '@sirah-trails/ui';
import { links } from '@sirah-trails/api-client/links';
import { useNavigate } from 'react-router';
import baseCamp from './art/base-camp.svg';
import styles from './home-frame.module.css';
import { HomeScreen } from './home-screen.tsx';
import { SettingsLink } from './settings-link.tsx';
import { en } from '../messages/en.ts';

/** `/`: base camp. */
export const homeParts: ScreenParts = {
  useFrame: useHomeFrame,
  Content: HomeScreen,
  first: (_address, client) => requestHome(client),
  prefetch: (_address, client) => requestHome(client),
};

async function requestHome(client: QueryClient) {
  if (session.getState().guest) return;
  await Promise.all([firstData(client, profileQuery()), requestNextStep(client)]);
}

/** Letters of a greeting that fit two lines of a phone. */
const LONG = 24;

/** The greeting before the theme's landscape, or that of base camp. */
function useHomeFrame(): ScreenFrame {
  const { assets } = useTheme();
  const greeting = useGreeting();
  const guest = useSession((state) => state.guest);
  const back = useGuestBack();
  return {
    title: greeting,
    ...(guest ? { back } : { aside: <SettingsLink /> }),
    scenery: assets.home_screen_background ?? baseCamp,
    sceneryFallback: baseCamp,
    className: styles['home'],
    'data-guest': guest ? '' : undefined,
    'data-long': greeting.length > LONG ? '' : undefined,
  };
}

/** The greeting of home, for a learner or a guest. */
function useGreeting(): string {
  const t = useMessages(en);
  const name = useSession(({ user }) => user?.first_name || user?.username);
  return name ? t('web.home.greeting', { name }) : t('web.home.greeting.guest');
}

/** A guest's way back to sign-in; the visit ends with it. */
function useGuestBack(): WayBack {
  const t = useMessages(en);
  const navigate = useNavigate();
  const onBack = () => {
    session.getState().signOut();
    void navigate(links.signIn());
  };
  return { label: t('web.home.back'), onBack };
}
