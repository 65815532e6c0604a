import { example } from '@sirah-trails/api-client/testing';
import { RouteHarness, failing, waiting } from '@sirah-trails/screen-kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { provider } from '../testing/provider.ts';
import { chapter, chapters, subTrails, todaysLantern, trails, yourRank } from '../testing/samples.ts';
import { finishRoute } from '../routes.ts';

const withChapter = (facts: Parameters<typeof chapter>[0]) => ({
  msw: { handlers: provider({ chapter: chapter(facts) }) },
});

const meta = {
  title: 'journey/Finish (celebration)',
  component: RouteHarness,
  parameters: {
    guide: {
      use: 'What a passed chapter brought: its stars, words on them, the way on.',
      avoid: 'A chapter without enough stars ends in a popup with a second chance.',
      do: 'Let the stars rise one by one; keep a quiet chapter still.',
      dont: 'No celebration louder than what was learned, and no advertising of the next thing.',
    },
    layout: 'fullscreen',
    ...withChapter({ star: 5 }),
  },
  args: {
    route: finishRoute,
    address: '/learning-journey/finish/w1?difficulty=easy&sub_trail_id=w1-s1&chapter_id=w1-s1-c1',
  },
} satisfies Meta<typeof RouteHarness>;

export default meta;
type Story = StoryObj<typeof meta>;

const played = (star: number, lives: number): Story => ({
  args: {
    address: `/learning-journey/finish/w1?difficulty=easy&sub_trail_id=w1-s1&chapter_id=w1-s1-c1&star=${star}&student_life=${lives}`,
  },
  parameters: withChapter({ star }),
});

export const AllStars: Story = {};
/** All stars and all lives. */
export const FirstTry: Story = played(5, 3);
/** All stars after a mistake. */
export const TriedAgain: Story = played(5, 2);
export const ThreeStars: Story = played(3, 2);
/** Passed with the last life. */
export const KeptGoing: Story = played(3, 1);
const found = example('getFoundOut').data;
/** The closing sentence, and what was met in the chapter. */
export const FoundOutToday: Story = {
  parameters: { msw: { handlers: provider({ chapter: chapter({ star: 5 }), album: found }) } },
};
/** Today's lantern is the seventh. */
export const SeventhLantern: Story = {
  parameters: {
    msw: { handlers: provider({ chapter: chapter({ star: 5 }), days: todaysLantern(7) }) },
  },
};
/** Without celebration: no motion, soft words. */
export const QuietChapter: Story = {
  parameters: withChapter({ star: 5, quiet: true, name: 'Farewell to Khadijah' }),
};
/** The address says five stars; the server does not. */
export const NotPassed: Story = { parameters: withChapter({ star: 1 }) };
export const Loading: Story = {
  parameters: { msw: { handlers: [waiting('/api/trails/v1/chapter/{id}'), ...provider()] } },
};
export const Failing: Story = {
  parameters: { msw: { handlers: [failing('/api/trails/v1/chapter/{id}'), ...provider()] } },
};

const last = { ...chapter(), ...chapters.at(-1), star: 5 };
const { items } = example('getUnlockedItems');
const badge = example('getBadge').data;
const at = (subTrailId = '', screen = 'FINISH_CHAPTER') => ({
  args: {
    address: `/learning-journey/finish/w1?difficulty=easy&sub_trail_id=${subTrailId}&chapter_id=${last.id}&screen=${screen}`,
  },
  parameters: { msw: { handlers: provider({ chapter: last, items, badge, rank: yourRank({ rank: 3 }) }) } },
});

export const ChapterMedal: Story = {
  args: {
    address:
      '/learning-journey/finish/w1?difficulty=easy&sub_trail_id=w1-s1&chapter_id=w1-s1-c1&screen=UNLOCK_CHAPTER_MEDAL',
  },
};
/** At the end of a sub-trail: the medal, the item and the badge together. */
export const Rewards: Story = at(subTrails[0]?.id, 'UNLOCK_MEDAL');
/** At the end of a sub-trail, instead of the medal of its last chapter. */
export const WayMedal: Story = {
  ...Rewards,
  parameters: { msw: { handlers: provider({ chapter: last, rank: yourRank({ rank: 3 }) }) } },
};
export const Items: Story = at(subTrails[0]?.id, 'UNLOCK_ITEM');
export const Badges: Story = at(subTrails[0]?.id, 'UNLOCK_BADGE');
export const SuccessQuote: Story = at(subTrails[0]?.id, 'SUCCESS_QUOTES');
/** After its last chapter, where these worlds are all there are. */
const end = (worlds: typeof trails): Story => ({
  ...at(subTrails.at(-1)?.id),
  parameters: {
    msw: {
      handlers: provider({
        chapter: last,
        trails: worlds,
        about: example('getAbout').data,
        subTrails: subTrails.map((row) => ({ ...row, locked: false, remaining_chapters: 0 })),
      }),
    },
  },
});
const lastWorlds = trails.filter(({ id }) => id === 'w1');
export const EndOfWorld: Story = end(trails);
export const EndOfJourney: Story = end([
  ...lastWorlds.map((world) => ({ ...world, id: 'w0' })),
  ...lastWorlds,
]);
