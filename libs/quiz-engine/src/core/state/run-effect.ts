import type { RunMemory } from './run-state.ts';
import type { Submission } from './submission.ts';

/** Announced by the live region; the player holds the words. */
export type Announcement =
  | { readonly name: 'question'; readonly number: number; readonly count: number | null }
  | { readonly name: 'right'; readonly star: boolean }
  | { readonly name: 'parts-right'; readonly correct: number; readonly total: number }
  | { readonly name: 'time-half' | 'time-short'; readonly seconds: number }
  | { readonly name: 'network-trouble' }
  | { readonly name: 'rank-failed' };

/** An effect of a step. Data only: the ports of the player carry it out. */
export type RunEffect = RoundEffect | ChapterEffect;

type RoundEffect =
  | { readonly type: 'load' }
  | { readonly type: 'open'; readonly quizId: string }
  | { readonly type: 'send'; readonly submission: Submission }
  | { readonly type: 'read-aloud'; readonly quizId: string }
  | { readonly type: 'remember'; readonly memory: RunMemory }
  | { readonly type: 'forget' }
  | { readonly type: 'announce'; readonly announcement: Announcement }
  | { readonly type: 'sound'; readonly sound: 'correct' | 'incorrect'; readonly quiet: boolean }
  /** The run is over; the way out is the mode's. */
  | {
      readonly type: 'finish';
      readonly way: FinishWay;
      readonly stars: number;
      readonly lives: number;
    };

/**
 * Where play goes on after a chapter: its finish screens, straight to what comes next, or, after a failed run, to
 * the kind words and back to the map; after a game of the Infinity Trail, its summary. A run that no tap has started goes back to
 * where it can be started, as practice does at its end.
 */
export type FinishWay =
  | 'finish-chapter'
  | 'next-chapter'
  | 'failed'
  | 'game-over'
  | 'not-started'
  | 'practised';

type ChapterEffect =
  | { readonly type: 'delete-answers'; readonly key: string }
  | { readonly type: 'ask-rank' };
