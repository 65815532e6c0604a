import { ScreenStage } from '@sirah-trails/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { FailureScreen } from '../failure/failure-screen.tsx';
import { NotFoundScreen } from './not-found-screen.tsx';

const meta = {
  title: 'web/NotFound',
  component: NotFoundScreen,
  parameters: { layout: 'fullscreen' },
  render: () => (
    <ScreenStage route="/nowhere">
      <NotFoundScreen />
    </ScreenStage>
  ),
} satisfies Meta<typeof NotFoundScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Content: Story = {};
export const Failure: Story = {
  render: () => (
    <ScreenStage>
      <FailureScreen />
    </ScreenStage>
  ),
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const LargeText: Story = { globals: { textSize: '200%' } };
