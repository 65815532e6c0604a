import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../../controls/button.tsx';
import { Card } from '../card.tsx';
import { Stars } from '../../feedback/tally.tsx';
import { Screen } from './screen.tsx';

const meta = {
  title: 'ui/Screen (page, layout, frame)',
  component: Screen,
  parameters: {
    guide: {
      use: 'Every screen: the place, the way back, the title, and one column.',
      avoid: 'A part of a screen is a Card or a section.',
      do: 'Give it a picture of the place, the land of its world (`ground`), or the landscape beside it.',
      dont: 'No screen without a way back, apart from home and sign-in.',
    },
    layout: 'fullscreen',
    route: '/',
  },
  args: {
    title: 'The Trails',
    back: { to: '/', label: 'Home' },
    scenery: '/content/art/worlds/w1/background.svg',
    children: (
      <>
        <p>A valley of dates and wells. Your caravan rests here tonight.</p>
        <Card>Chapter 1: The well</Card>
        <Card tone="sand">Chapter 2: The night sky</Card>
        <Button>Start Journey</Button>
      </>
    ),
  },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithScenery: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main')).toContainElement(canvas.getByRole('heading', { level: 1 }));
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to the content' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Back to Home' })).toHaveFocus();
  },
};
export const Plain: Story = {
  args: { scenery: undefined, aside: <Stars value={12} max={125} label="12 of 125 stars" /> },
};
export const WithAside: Story = { args: { aside: <Stars value={12} max={125} label="12 of 125 stars" /> } };
/** Short text: the picture takes nearly half of a phone. */
export const Tall: Story = {
  args: { sceneryTall: true, back: undefined, children: <Button>Continue</Button> },
};
export const TitleHidden: Story = { args: { titleHidden: true } };
export const LongText: Story = {
  args: { title: 'The long way from the valley of wells to the city between two mountains' },
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { title: 'الدروب', back: { to: '/', label: 'الرئيسية' }, children: <p>وادٍ من النخيل والآبار.</p> },
};
export const WidePlain: Story = { globals: { viewport: { value: 'wide' } }, args: { scenery: undefined } };
/** On a tablet all screens have the same column: 640 px, less its padding. */
export const WideOnTablet: Story = {
  globals: { viewport: { value: 'tablet' } },
  args: { scenery: undefined, wide: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main').getBoundingClientRect().width).toBe(608);
  },
};
/** The back link stays visible at the end of a long picture. */
export const BackStays: Story = {
  args: {
    scenery: undefined,
    backStays: true,
    children: <div style={{ blockSize: '200dvh' }} />,
  },
};
/** The column fits short text on a wide screen. */
export const WideTall: Story = { globals: { viewport: { value: 'wide' } }, args: Tall.args ?? {} };
/** No picture: the host's landscape is beside the column. */
export const WideLandscape: Story = {
  globals: { viewport: { value: 'wide' } },
  args: { scenery: undefined, landscape: true },
};
