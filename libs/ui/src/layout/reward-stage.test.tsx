import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { playSound } from '../media/sound/play-sound.ts';
import { RewardStage } from './reward-stage.tsx';

const stage = (announcement?: string, still = false, sound: 'reward' | 'unlock' = 'reward') => (
  <RewardStage object="" actions="" announcement={announcement} still={still} sound={sound}>
    Words
  </RewardStage>
);
const spyOnSound = () => vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();

it('plays a sound per reward, but not for a late text', async () => {
  const play = spyOnSound();
  const { rerender } = render(stage());
  await vi.waitFor(() => expect(play).toHaveBeenCalledTimes(1), 20_000);
  rerender(stage('A world!'));
  rerender(stage('A badge!'));
  await vi.waitFor(() => expect(play).toHaveBeenCalledTimes(2), 20_000);
  await playSound('reward', { quiet: true });
  expect(play).toHaveBeenCalledTimes(2);
});

it('an unlocked item has its own sound', async () => {
  const play = spyOnSound();
  render(stage('A turban!', false, 'unlock'));
  await vi.waitFor(
    () =>
      expect(play.mock.contexts.map((sound) => (sound as HTMLAudioElement).src)).toEqual([
        expect.stringContaining('unlock.wav'),
      ]),
    20_000,
  );
});

it('is silent in a quiet chapter', async () => {
  const play = spyOnSound();
  render(stage('Done.', true));
  await playSound('reward', { quiet: true });
  expect(play).not.toHaveBeenCalled();
});
