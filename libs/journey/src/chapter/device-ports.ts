import { newIdempotencyKey } from '@sirah-trails/api-client';
import type { LearnerStorage } from '@sirah-trails/api-client/session';
import type { QuizPorts } from '@sirah-trails/quiz-engine';
import { afterPaint, playSound } from '@sirah-trails/ui';

/**
 * Joins a run of any mode to the browser: its clock, its sounds, its tabs and its network.
 *
 * @param run names the run among those of the learner
 */
export function devicePorts(
  storage: LearnerStorage,
  run: string,
): Pick<QuizPorts, 'now' | 'every' | 'newSeed' | 'playSound' | 'claim' | 'listen'> {
  const tab = oneTab(storage, run);
  return {
    now: () => performance.now(),
    every: (periodMs, callback) => {
      const timer = setInterval(callback, periodMs);
      return () => clearInterval(timer);
    },
    newSeed: newIdempotencyKey,
    playSound: (sound, options) => {
      // A hidden page paints nothing: the sound of what happens meanwhile would wait for the learner's return.
      if (!document.hidden) afterPaint(() => void playSound(sound, options));
    },
    claim: tab.claim,
    listen: (listener) => {
      const onOnline = () => listener('online');
      window.addEventListener('online', onOnline);
      const stopTab = tab.onTakenOver(() => listener('taken-over'));
      return () => {
        window.removeEventListener('online', onOnline);
        stopTab();
      };
    },
  };
}

/** Lets one tab at a time play a run: the last one that claims it. */
function oneTab(storage: LearnerStorage, run: string) {
  const name = `quiz_tab:${run}`;
  const own = newIdempotencyKey();
  return {
    // Without storage the tabs cannot see each other; the server still has only one run.
    claim: () => storage.set(name, own),
    /** Calls back when another tab has claimed the run. Returns a function that stops it. */
    onTakenOver: (listener: () => void) =>
      storage.onChange(name, (text) => {
        if (text !== own) listener();
      }),
  };
}
