import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Recording } from './recording.tsx';

/** Fake player: jsdom has none. */
const player = {
  play: vi.fn<() => Promise<void>>(),
  pause: vi.fn<() => void>(),
  addEventListener: vi.fn<() => void>(),
  currentTime: 0,
  playbackRate: 1,
};
beforeEach(() => {
  player.play.mockResolvedValue();
  vi.stubGlobal('Audio', function FakeAudio() {
    return player;
  });
});
afterEach(() => vi.unstubAllGlobals());

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('B2: plays, pauses, resumes and stops', async () => {
  const { unmount } = render(<Recording src="/content/audio/page.mp3" />);
  expect(screen.getByRole('button', { name: 'Stop' })).toBeDisabled();
  await press('Play');
  await press('Pause');
  expect(player.pause).toHaveBeenCalledOnce();
  player.currentTime = 7;
  await press('Resume');
  expect(player.play).toHaveBeenCalledTimes(2);
  expect(player.currentTime).toBe(7);
  await press('Stop');
  expect(screen.getByRole('button', { name: 'Play' })).toBeVisible();
  expect(player.currentTime).toBe(0);
  unmount();
  expect(player.pause).toHaveBeenCalledTimes(3);
});

it('cycles through the speeds', async () => {
  render(<Recording src="/content/audio/page.mp3" />);
  await press('Play');
  await press('Speed: 1');
  expect(player.playbackRate).toBe(0.75);
  await press('Speed: 0.75');
  await press('Speed: 1.25');
  expect(player.playbackRate).toBe(1);
});

it('reports a failed recording until the next attempt', async () => {
  player.play.mockRejectedValueOnce(new Error('No network'));
  render(<Recording src="/content/audio/page.mp3" />);
  await press('Play');
  expect(await screen.findByText(/didn't come through/)).toBeVisible();
  await press('Play');
  expect(screen.queryByText(/didn't come through/)).toBeNull();
});
