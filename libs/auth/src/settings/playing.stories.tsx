import { failed, settled, unsettled } from '@sirah-trails/screen-kit/stories';
import { failing, RouteHarness, waiting } from '@sirah-trails/screen-kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { playingRoute } from '../routes.ts';
import { storedSettings, withAdditions } from '../testing/samples.ts';

const path = '/api/x/v1/settings';

const meta = {
  title: 'auth/Settings/Playing (timer, sounds)',
  component: RouteHarness,
  parameters: {
    guide: {
      use: 'Time for a question, hidden clock, pairs by Check, sounds.',
      avoid: 'The pace is chosen where the journey begins.',
      do: 'Say in a line what each choice changes in play.',
      dont: 'No choice that costs stars without saying so.',
    },
    layout: 'fullscreen',
    msw: { handlers: [withAdditions(), storedSettings()] },
  },
  args: { route: playingRoute, address: '/settings/playing' },
  play: settled,
} satisfies Meta<typeof RouteHarness>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Content: Story = {};

export const Loading: Story = {
  parameters: { msw: { handlers: [withAdditions(), waiting(path)] } },
  play: unsettled,
};

export const Failed: Story = {
  play: failed,
  parameters: { msw: { handlers: [withAdditions(), failing(path)] } },
};

/** A provider without additions. */
export const OfThisDevice: Story = {
  parameters: { msw: { handlers: [withAdditions({ capabilities: [] })] } },
};
