import { links } from '@sirah-trails/api-client/links';
import { example, http } from '@sirah-trails/api-client/testing';
import { failed, unsettled } from '@sirah-trails/screen-kit/stories';
import { failing, RouteHarness, waiting } from '@sirah-trails/screen-kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { trialTravellerRoute } from '../routes.ts';
import { wardrobe } from '../testing/samples.ts';

const data = Object.values(wardrobe)
  .flat()
  .filter(({ status, suits = 'all' }) => status === 'unlocked' && suits === 'all');
const { pants, shoes } = example('getAvatar');

const meta = {
  title: 'avatar/Trial traveller (visitor)',
  component: RouteHarness,
  parameters: {
    guide: {
      use: "A visitor's traveller in three taps; the device stores it until a new account takes it.",
      avoid: 'A learner changes clothes in the wardrobe.',
      do: 'Offer starters that suit everybody.',
      dont: 'No question about gender.',
    },
    layout: 'fullscreen',
    msw: {
      handlers: [
        http.get('/api/x/v1/trial/items', ({ response }) =>
          response(200).json({ data: [...data, pants, shoes] }),
        ),
      ],
    },
  },
  args: { route: trialTravellerRoute, address: links.trialTraveller() },
} satisfies Meta<typeof RouteHarness>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FirstStep: Story = {};
export const Ready: Story = {
  play: async () => {
    for (const step of [1, 2, 3]) {
      await screen.findByText(`${step} of 3`, { exact: false });
      const [choice] = await screen.findAllByRole('listitem');
      await userEvent.click(choice?.querySelector('button') ?? document.body);
    }
    await userEvent.click(await screen.findByRole('button', { name: "Let's go!" }));
    await expect(localStorage.getItem('trial')).toContain('skin_1');
  },
};
export const Loading: Story = {
  parameters: { msw: { handlers: [waiting('/api/x/v1/trial/items')] } },
  play: unsettled,
};
export const Failing: Story = {
  parameters: { msw: { handlers: [failing('/api/x/v1/trial/items')] } },
  play: failed,
};
