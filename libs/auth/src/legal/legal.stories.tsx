import { session } from '@sirah-trails/api-client/session';
import { failed, settled, unsettled } from '@sirah-trails/screen-kit/stories';
import { failing, RouteHarness, waiting } from '@sirah-trails/screen-kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { faqRoute, privacyRoute, termsRoute } from '../routes.ts';
import { legalPages, withAdditions } from '../testing/samples.ts';

const path = '/api/x/v1/legal/{id}';
const operator = { owner: 'A charity', support_email: 'hq@example.org' };
const withHandlers = (...handlers: ReturnType<typeof withAdditions>[]) => ({
  msw: { handlers: [withAdditions(operator), ...handlers] },
});

const meta = {
  title: 'auth/Legal (terms, privacy, FAQ)',
  component: RouteHarness,
  parameters: {
    guide: {
      use: "Terms and privacy in the provider's words, each with a short text for children.",
      avoid: 'Consent belongs to sign-up.',
      do: 'Open to everyone, with the date from which they hold.',
      dont: 'No dialog and no small print below 16 px.',
    },
    layout: 'fullscreen',
    ...withHandlers(legalPages()),
  },
  args: { route: termsRoute, address: '/settings/terms-of-conditions' },
  beforeEach: () => session.getState().signOut(),
  play: settled,
} satisfies Meta<typeof RouteHarness>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Terms: Story = {};

export const PrivacyForChildren: Story = {
  args: { route: privacyRoute, address: '/settings/privacy-policy' },
};

/** Questions whose answers open. */
export const Questions: Story = { args: { route: faqRoute, address: '/settings/faq' } };

export const Loading: Story = { parameters: withHandlers(waiting(path)), play: unsettled };

export const Failed: Story = { play: failed, parameters: withHandlers(failing(path)) };

/** A provider without additions. */
export const ShortText: Story = {
  parameters: { msw: { handlers: [withAdditions({ ...operator, capabilities: [] })] } },
};
