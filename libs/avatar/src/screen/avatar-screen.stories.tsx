import { session } from '@sirah-trails/api-client/session';
import { example } from '@sirah-trails/api-client/testing';
import { failed, settled, unsettled } from '@sirah-trails/screen-kit/stories';
import { failing, RouteHarness, waiting } from '@sirah-trails/screen-kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { avatarRoute } from '../routes.ts';
import { provider, refusing } from '../testing/provider.ts';
import { avatar } from '../testing/samples.ts';

const provided = (...handlers: ReturnType<typeof refusing>[]) => ({
  msw: { handlers: [...handlers, ...provider()] },
});

const nowhere = 'data:image/svg+xml,lost';
const lost = { url: nowhere, url_skin_1: nowhere, url_skin_2: nowhere, url_skin_3: nowhere };

const meta = {
  title: 'avatar/Editor (wardrobe, clothes)',
  component: RouteHarness,
  parameters: {
    guide: {
      use: "What a learner's own figure wears: tried on at once, kept when it is saved.",
      avoid: 'Heads of other learners are AvatarHead.',
      do: 'Show locked clothes with the place that gives them.',
      dont: 'Nothing that a child needs is locked: glasses, a hearing aid, a wheelchair.',
    },
    layout: 'fullscreen',
    ...provided(),
  },
  args: { route: avatarRoute, address: '/avatar?item=head' },
  beforeEach: () => {
    sessionStorage.clear();
    session.getState().signIn({ token: 'story', user: example('signInStudent').user });
    return () => session.getState().signOut();
  },
  play: settled,
} satisfies Meta<typeof RouteHarness>;

export default meta;
type Story = StoryObj<typeof meta>;

const update = { name: /^Update Characters/ };
const tryOn = async () => {
  await userEvent.click(await screen.findByRole('radio', { name: 'Reading glasses' }));
  await userEvent.click(screen.getByRole('button', update));
};
const confirm = async () => {
  await tryOn();
  const sheet = await screen.findByRole('dialog', { name: 'Wear this from now on?' });
  await userEvent.click(within(sheet).getByRole('button', update));
};
const says = async (name: string) => expect(await screen.findByRole('dialog', { name })).toBeVisible();

export const Heads: Story = {};
export const SkinTones: Story = { args: { address: '/avatar' } };
/** A layer never loads: the outfit can still be read and changed. */
export const PictureLost: Story = {
  parameters: {
    msw: { handlers: provider({ avatar: avatar({ shoes: { ...avatar().shoes, ...lost } }) }) },
  },
  play: async () => {
    await expect(await screen.findByText('Failed to load image')).toBeVisible();
  },
};
export const Confirm: Story = { play: tryOn };
export const Saved: Story = {
  play: async () => {
    await confirm();
    await says('Updated Successfully!');
  },
};
export const NotSaved: Story = {
  parameters: provided(refusing(403, { message: 'no', code: 'ITEM_LOCKED' })),
  play: async () => {
    await confirm();
    await says('Update Failed!');
  },
};
/** The first avatar, in three taps. */
export const ChooseTraveller: Story = {
  args: { address: '/avatar' },
  parameters: { msw: { handlers: provider({ avatar: avatar({ chosen: false }) }) } },
};
export const TravellerChosen: Story = {
  ...ChooseTraveller,
  play: async () => {
    for (const name of ['Dark', 'Reading glasses', 'Striped shirt'])
      await userEvent.click(await screen.findByRole('button', { name }));
    await expect(await screen.findByRole('button', { name: "Let's go!" })).toBeVisible();
  },
};
export const Loading: Story = {
  parameters: provided(waiting('/api/profile/v1/avatar')),
  play: unsettled,
};
export const Failing: Story = { play: failed, parameters: provided(failing('/api/profile/v1/avatar')) };
