import type { Meta, StoryObj } from '@storybook/react-vite';
import { ScreenStage } from '@sirah-trails/api-client/testing';
import { failing, provider, waiting } from '../testing/provider.ts';
import { chapter } from '../testing/samples.ts';
import { FinishScreen } from './finish-screen.tsx';

const withChapter = (facts: Parameters<typeof chapter>[0]) => ({
  msw: { handlers: provider({ chapter: chapter(facts) }) },
});

const meta = {
  title: 'journey/Finish',
  component: FinishScreen,
  parameters: { layout: 'fullscreen', ...withChapter({ star: 5 }) },
  render: () => (
    <ScreenStage
      route="/learning-journey/finish/w1?difficulty=easy&sub_trail_id=w1-s1&chapter_id=w1-s1-c1"
      path="/learning-journey/finish/:id"
    >
      <FinishScreen />
    </ScreenStage>
  ),
} satisfies Meta<typeof FinishScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AllStars: Story = {};
export const ThreeStars: Story = { parameters: withChapter({ star: 3 }) };
/** No celebration: nothing rises, and the words are soft. */
export const QuietChapter: Story = {
  parameters: withChapter({ star: 5, quiet: true, name: 'Farewell to Khadijah' }),
};
/** The address says five stars; the server does not. */
export const NotPassed: Story = { parameters: withChapter({ star: 1 }) };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const LargeText: Story = { globals: { textSize: '200%' } };
export const Loading: Story = {
  parameters: { msw: { handlers: [waiting('/api/trails/v1/chapter/{id}'), ...provider()] } },
};
export const Failing: Story = {
  parameters: { msw: { handlers: [failing('/api/trails/v1/chapter/{id}'), ...provider()] } },
};
