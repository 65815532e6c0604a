import { links } from '@sirah-trails/api-client/links';
import { example, http } from '@sirah-trails/api-client/testing';
import { failed, unsettled } from '@sirah-trails/screen-kit/stories';
import { failing, RouteHarness, waiting } from '@sirah-trails/screen-kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { trialTravellerRoute } from '../routes.ts';

const meta = {
  title: 'avatar/Trial traveller (visitor)',
  component: RouteHarness,
  parameters: {
    guide: {
      use: "A visitor's traveller in three taps; the device stores it until a new account takes it.",
      avoid: 'A learner changes clothes in the wardrobe.',
      do: 'Let a picture be the answer.',
      dont: 'No word about an account.',
    },
    layout: 'fullscreen',
    msw: {
      handlers: [
        http.get('/api/x/v1/trial/items', ({ response }) => response(200).json(example('listTrialItems'))),
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
      const choices = await screen.findAllByRole('listitem');
      await userEvent.click(choices.at(-1)?.querySelector('button') ?? document.body);
    }
    await expect(await screen.findByRole('img', { name: /wears: Reading glasses/ })).toBeVisible();
    await waitFor(() =>
      expect(screen.queryByRole('checkbox', { name: 'With a scarf' })).not.toBeInTheDocument(),
    );
  },
};
export const ChosenBefore: Story = {
  beforeEach: () => {
    const avatar = { skin: 'skin_2', head_code: 'head-glasses', scarf: true, wheelchair: true };
    const traveller = { body: 'girls', head: [] };
    localStorage.setItem('trial', JSON.stringify({ avatar, traveller, at: Date.now() }));
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
