import { http } from '@sirah-trails/api-client/testing';
import { unsettled } from '@sirah-trails/screen-kit/stories';
import { RouteHarness } from '@sirah-trails/screen-kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { callbackRoutes } from '../routes.ts';
import { configured, themed } from '../testing/samples.ts';

const unanswered = http.untyped.get('*/api/auth/v1/get-token', () => new Promise<Response>(() => undefined));
const [route] = callbackRoutes;
if (!route) throw new Error('There is no route for a return.');

const meta = {
  title: 'auth/Callback (return from Google, link in an e-mail)',
  component: RouteHarness,
  parameters: {
    guide: {
      use: 'The moment between Google or a mailed link and the app.',
      avoid: 'Any other wait is a skeleton of its own screen.',
      do: 'Leave the way to sign-in open where it fails.',
      dont: 'No text that has to be read in time.',
    },
    layout: 'fullscreen',
    msw: { handlers: [configured(), themed(), unanswered] },
  },
  args: { route, address: `${route.path}?email=fox%40example.org&code=c1` },
  play: unsettled,
} satisfies Meta<typeof RouteHarness>;

export default meta;

export const Waiting: StoryObj<typeof meta> = {};
