import { createMockServer } from '@sirah-trails/api-client/testing/node';
import { renderRoute } from '@sirah-trails/screen-kit/testing';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { provider } from '../testing/provider.ts';
import { trail, trails } from '../testing/samples.ts';
import { worldsRoute } from '../routes.ts';

const server = createMockServer(...provider());
const open = (query = '?difficulty=easy') => renderRoute(worldsRoute, `/learning-journey/trails${query}`);

const card = async (name: string) =>
  within((await screen.findByRole('heading', { name })).closest('li') ?? document.body);

beforeEach(() => {
  // jsdom has no layout, so nothing to scroll.
  Element.prototype.scrollBy = vi.fn();
});

it('D109: a world tells its sub-trails, chapters and stars from the data', async () => {
  server.use(
    ...provider({ trails: [trail({ sub_trail_count: 1, chapter_count: 5, star: 3, total_star: 25 })] }),
  );
  open();
  const world = await card('Arabia before the Message');
  expect(world.getByText('1 sub-trail, 5 chapters')).toBeVisible();
  expect(world.getByRole('img', { name: '3 of 25 stars' })).toBeVisible();
});

it('B2: Continue leads to the sub-trails with difficulty and name', async () => {
  open('?difficulty=MEDIUM');
  expect(await screen.findByRole('link', { name: 'Continue to Arabia before the Message' })).toHaveAttribute(
    'href',
    '/learning-journey/sub-trails/w1?difficulty=medium&trail_name=Arabia+before+the+Message',
  );
});

it('welcomes an unlocked world once on this device, at each difficulty', async () => {
  const opened = trails.map((row, place) => (place === 1 ? { ...row, locked: false, star: 0 } : row));
  server.use(...provider({ trails: opened }));
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  const welcome = () => screen.queryByText('A new world is open!');
  const first = open();
  expect(await screen.findByText('A new world is open!')).toBeVisible();
  first.unmount();
  const second = open();
  await card('Arabia before the Message');
  expect(welcome()).toBeNull();
  second.unmount();
  open('?difficulty=medium');
  expect(await screen.findByText('A new world is open!')).toBeVisible();
  await vi.waitFor(() =>
    expect(play.mock.contexts.map((sound) => (sound as HTMLAudioElement).src)).toEqual(
      Array(2).fill(expect.stringContaining('unlock.wav')),
    ),
  );
});

it('B5: a locked world cannot be entered and says why', async () => {
  open();
  const world = await card('Birth and Childhood');
  expect(world.queryByRole('link')).not.toBeInTheDocument();
  expect(world.getByRole('button', { name: 'Locked' })).toBeDisabled();
  expect(world.getByText('Finish Arabia before the Message to open this world.')).toBeVisible();
});

it.each([
  ['the world the learner walks', '?difficulty=easy', 'World 1: Arabia before the Message'],
  ['the world of the address', '?difficulty=easy&trail_id=w3', 'World 3: Youth, Trust and Family'],
])('B2: the first visible world is %s', async (_, query, dot) => {
  open(query);
  expect(await screen.findByRole('button', { name: dot })).toHaveAttribute('aria-current', 'true');
});

it('buttons, dots and arrow keys show other worlds', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Next world' }));
  expect(screen.getByRole('button', { name: /^World 2/ })).toHaveAttribute('aria-current', 'true');
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('button', { name: /^World 3/ })).toHaveAttribute('aria-current', 'true');
  await userEvent.click(screen.getByRole('button', { name: /^World 1/ }));
  expect(screen.getByRole('button', { name: /^World 1/ })).toHaveAttribute('aria-current', 'true');
});

it('D132, D133: without a difficulty the first one counts', async () => {
  open('');
  expect(await screen.findByRole('link', { name: /^Continue/ })).toHaveAttribute(
    'href',
    expect.stringContaining('difficulty=easy'),
  );
});

it('a single world has no buttons', async () => {
  server.use(...provider({ trails: trails.slice(0, 1) }));
  open();
  await card('Arabia before the Message');
  expect(screen.queryByRole('button', { name: 'Next world' })).not.toBeInTheDocument();
});
