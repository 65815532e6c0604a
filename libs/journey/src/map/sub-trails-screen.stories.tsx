import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Chapter } from '@sirah-trails/api-client';
import { failed, settled, unsettled } from '@sirah-trails/screen-kit/stories';
import { RouteHarness, failing, locked, waiting } from '@sirah-trails/screen-kit/testing';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { chapters, running, subTrail, subTrails } from '../testing/samples.ts';
import { provider } from '../testing/provider.ts';
import { subTrailsRoute } from '../routes.ts';

const meta = {
  title: 'journey/Map (sub-trails, chapters)',
  component: RouteHarness,
  parameters: {
    guide: {
      use: 'The map of one world: its sub-trails as pins, and the chapters of each on a sheet.',
      avoid: 'Another world is a swipe in the carousel; books have screens of their own.',
      do: 'Mark where the learner is, and open its sheet there on the way back.',
      dont: 'No pin over the title or over another pin, in any size of text.',
    },
    layout: 'fullscreen',
    msw: { handlers: provider() },
  },
  play: settled,
  args: {
    route: subTrailsRoute,
    address: '/learning-journey/sub-trails/w1?difficulty=easy&trail_name=Arabia+before+the+Message',
  },
} satisfies Meta<typeof RouteHarness>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Content: Story = {};
export const Chapters: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^2. Makkah/ }));
    const sheet = await screen.findByRole('dialog', { name: 'Choose a chapter' });
    await expect(sheet).toBeVisible();
  },
};
const [open, passed] = [chapters[1], chapters[0]] as [Chapter, Chapter];
/** A try under way, a chapter passed without a clock, and one to practise. */
export const Offers: Story = {
  ...Chapters,
  parameters: {
    msw: {
      handlers: provider({
        chapters: [passed, { ...passed, id: 'c2', chapter: 2, replayable: true }, { ...open, chapter: 3 }],
        running: {
          tries: running.tries.map((one) => ({ ...one, chapter_id: open.id })),
          endless: null,
        },
        practice: [],
      }),
    },
  },
};
export const NewLearner: Story = {
  parameters: {
    msw: {
      handlers: provider({
        subTrails: subTrails.map((row, index) => ({ ...row, locked: index > 0, remaining_chapters: 5 })),
      }),
    },
  },
};
/** A tap on a locked pin: it shakes and names the sub-trail to finish first. */
export const RefusedPin: Story = {
  ...NewLearner,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^2. Makkah/ }));
    await expect(await canvas.findByText('Finish The Land first.')).toBeVisible();
  },
};
export const OneSubTrail: Story = {
  parameters: { msw: { handlers: provider({ subTrails: [subTrail()] }) } },
};
export const Finished: Story = {
  parameters: {
    msw: {
      handlers: provider({
        subTrails: subTrails.map((row) => ({ ...row, locked: false, remaining_chapters: 0 })),
      }),
    },
  },
};
export const LongNames: Story = {
  parameters: {
    msw: {
      handlers: provider({
        subTrails: subTrails.map((row) => ({ ...row, title: 'The long way from the valley to the city' })),
        chapters: chapters.map((row) => ({ ...row, name: 'The long way from the valley to the city' })),
      }),
    },
  },
};
export const Loading: Story = {
  play: unsettled,
  parameters: { msw: { handlers: [waiting('/api/trails/v1/subtrails'), ...provider()] } },
};
export const Empty: Story = { parameters: { msw: { handlers: provider({ subTrails: [] }) } } };
export const Failing: Story = {
  play: failed,
  parameters: { msw: { handlers: [failing('/api/trails/v1/subtrails'), ...provider()] } },
};
export const LockedWorld: Story = {
  parameters: { msw: { handlers: [locked('/api/trails/v1/subtrails'), ...provider()] } },
};
/** After the last chapter of a sub-trail: the path to the next one draws itself. */
export const AfterChapter: Story = {
  args: { state: { arrival: { from: 'w1-s1', onward: '/learning-journey/start' } } },
};
/** The first sub-trail is at the map's lower end: the title stays in sight. */
export const AfterChapterOnSmallPhone: Story = {
  ...AfterChapter,
  globals: { viewport: { value: 'tiny' } },
  play: async (context) => {
    await settled(context);
    const title = context.canvas.getByRole('heading', { level: 1 });
    await waitFor(() => expect(document.documentElement.scrollTop).toBeGreaterThan(0));
    await expect(title.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  },
};
