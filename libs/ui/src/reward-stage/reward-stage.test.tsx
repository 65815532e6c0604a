import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { playSound } from '../sound/play-sound.ts';
import { RewardStage } from './reward-stage.tsx';

const stage = (said?: string, still = false) => (
  <RewardStage object="" actions="" said={said} still={still}>
    Words
  </RewardStage>
);
const spyOnSound = () => vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();

it('sounds at once, again for another reward, and not again when its words come late', async () => {
  const play = spyOnSound();
  const { rerender } = render(stage());
  await vi.waitFor(() => expect(play).toHaveBeenCalledTimes(1), 20_000);
  rerender(stage('A world!'));
  rerender(stage('A badge!'));
  await vi.waitFor(() => expect(play).toHaveBeenCalledTimes(2), 20_000);
  await playSound('reward', { quiet: true });
  expect(play).toHaveBeenCalledTimes(2);
});

it('is silent in a quiet chapter', async () => {
  const play = spyOnSound();
  render(stage('Done.', true));
  await playSound('reward', { quiet: true });
  expect(play).not.toHaveBeenCalled();
});
