import '@sirah-trails/ui/tokens.css';
import { composeStory, type Meta, type StoryObj } from '@storybook/react-vite';
import { describe, expect, it } from 'vitest';
import { inRouter } from '../.storybook/in-router.tsx';
import { globalTypes, initialGlobals } from '../.storybook/toolbar.ts';
import { withSurroundings } from '../.storybook/with-surroundings.tsx';
import { findMotion } from './find-motion.ts';
import { findOverflow } from './find-overflow.ts';

type Stories = { default: Meta } & Record<string, StoryObj>;

// Foundations are tables for designers at a desk.
const files = import.meta.glob<Stories>(['../../../libs/ui/src/**/*.stories.tsx', '!**/tokens/**'], {
  eager: true,
});
const project = { decorators: [withSurroundings, inRouter], globalTypes, initialGlobals };
/** A small phone, text twice as large, words longer, read from right to left, by someone who asked for no motion. */
const hardest = { textSize: '200%', direction: 'rtl', locale: 'pseudo', motion: 'reduced' };

/** Each story alone, without its `play` function, which has its own test. */
function storiesOf({ default: meta, ...exports }: Stories) {
  return Object.entries(exports).map(([name, story]) => {
    return [name, composeStory(hard(story), still(meta), project, name)] as const;
  });
}

function hard(story: StoryObj): StoryObj {
  return { ...still(story), globals: { ...story.globals, ...hardest } };
}

function still<Played extends { play?: unknown }>(played: Played): Omit<Played, 'play'> {
  const copy = { ...played };
  delete copy.play;
  return copy;
}

describe.each(Object.values(files).map((file) => [file.default.title ?? '', file] as const))(
  '%s',
  (_title, file) => {
    it.each(storiesOf(file))(
      '%s: nothing sticks out, is cut off or moves at 200 % text, right to left, without motion',
      async (_name, Story) => {
        // As Storybook lays it out: a strip may use the room at the sides.
        document.body.style.padding = Story.parameters['layout'] === 'fullscreen' ? '' : '1rem';
        await Story.run();
        expect(document.documentElement.dir).toBe('rtl');
        expect(findOverflow(document)).toEqual([]);
        expect(findMotion(document)).toEqual([]);
      },
    );
  },
);

describe('the check itself', () => {
  it.each([
    ['sticks out', '<p style="inline-size:500px">Wide</p>', 1],
    ['is cut off', '<p style="inline-size:20px;overflow:hidden;white-space:nowrap">Cut</p>', 1],
    ['is scrolled', '<div style="overflow:auto"><p style="inline-size:500px">Strip</p></div>', 0],
    ['fits', '<p>Fits</p>', 0],
  ])('finds what %s', (_case, html, count) => {
    const stage = document.createElement('div');
    stage.innerHTML = html;
    document.body.append(stage);
    expect(findOverflow(document)).toHaveLength(count);
    stage.remove();
  });

  it('finds what moves, unless motion is reduced', () => {
    const stage = document.createElement('p');
    stage.style.transition = 'opacity 240ms';
    stage.textContent = 'Moves';
    delete document.documentElement.dataset['motion'];
    document.body.append(stage);
    expect(findMotion(document)).toContain('p.');
    document.documentElement.dataset['motion'] = 'reduced';
    expect(findMotion(document)).toEqual([]);
    delete document.documentElement.dataset['motion'];
    stage.remove();
  });
});
