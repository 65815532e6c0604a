import { settled } from '@sirah-trails/screen-kit/stories';
import { RouteHarness } from '@sirah-trails/screen-kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { readingRoute } from '../routes.ts';
import { withAdditions } from '../testing/samples.ts';

const meta = {
  title: 'auth/Settings/Reading (text size, motion)',
  component: RouteHarness,
  parameters: {
    guide: {
      use: 'Size of text, honorifics in words or as a sign, movement.',
      avoid: 'What the device sets already, such as contrast.',
      do: 'Show at once what a choice changes: the words of the choice are its sample.',
      dont: 'No size below that of the text of the app.',
    },
    layout: 'fullscreen',
    msw: { handlers: [withAdditions()] },
  },
  args: { route: readingRoute, address: '/settings/reading' },
  play: settled,
} satisfies Meta<typeof RouteHarness>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Content: Story = {};
