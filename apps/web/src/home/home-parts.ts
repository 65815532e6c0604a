import { profileQuery, useTheme } from '@sirah-trails/api-client';
import { session, useSession } from '@sirah-trails/api-client/session';
import { requestNextStep } from '@sirah-trails/journey';
import { firstData, type ScreenParts, type ScreenFrame } from '@sirah-trails/screen-kit';
import type { QueryClient } from '@tanstack/react-query';
import baseCamp from './art/base-camp.svg';
import styles from './home-frame.module.css';
import { useGreeting } from './use-greeting.ts';
import { useGuestBack } from './use-guest-back.ts';
import { HomeScreen } from './home-screen.tsx';

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
    back: guest ? back : undefined,
    scenery: assets.home_screen_background ?? baseCamp,
    sceneryFallback: baseCamp,
    className: styles['home'],
    'data-long': greeting.length > LONG ? '' : undefined,
  };
}
