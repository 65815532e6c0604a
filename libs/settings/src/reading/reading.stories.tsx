import { settled } from '@sirah-trails/screen-kit/stories';
import { RouteHarness } from '@sirah-trails/screen-kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { readingRoute } from '../routes.ts';
import { configured } from '../testing/samples.ts';

const meta = {
  title: 'settings/Reading',
  component: RouteHarness,
  parameters: { layout: 'fullscreen', msw: { handlers: [configured()] } },
  args: { route: readingRoute, address: '/settings/reading' },
  play: settled,
} satisfies Meta<typeof RouteHarness>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Content: Story = {};
