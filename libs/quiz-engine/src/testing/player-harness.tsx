import { LiveRegion } from '@sirah-trails/ui';
import { act } from '@testing-library/react';
import { vi } from 'vitest';
import { chapterMode } from '../core/chapter-mode.ts';
import type { AnswerResult, LoadedRun } from '../core/responses.ts';
import { QuizPlayer } from '../player/quiz-player.tsx';
import type { QuizPorts } from '../runner/quiz-ports.ts';
import { useQuizRun } from '../runner/use-quiz-run.ts';
import { sampleChapter, sampleQuestion, sampleQuiz, sampleResult, sampleRun } from './sample-chapter.ts';

/** The question of these ports. */
export const opened = sampleQuiz('multiple_choice', { question: sampleQuestion('multiple_choice') });
export const openRun = sampleRun({ openQuizId: opened.id, remainingMs: 60_000 });

/** Ports whose clock and server are in the hands of the test. */
export function testPorts(overrides: Partial<QuizPorts> = {}) {
  let now = 0;
  let tick: () => void = () => undefined;
  let news: (news: 'taken-over' | 'online') => void = () => undefined;
  const ports: QuizPorts = {
    now: () => now,
    every: (_, callback) => {
      tick = callback;
      return () => undefined;
    },
    newSeed: () => 'seed-seed',
    load: async (): Promise<LoadedRun> => sampleChapter(),
    askFacts: async () => ({}),
    open: async () => ({ quiz: opened, run: openRun }),
    send: vi.fn(async (): Promise<AnswerResult> => sampleResult()),
    readAloud: vi.fn(async () => null),
    deleteAnswers: vi.fn(async () => undefined),
    askRank: async () => null,
    memory: { read: () => null, write: vi.fn(), clear: vi.fn() },
    playSound: vi.fn(),
    finish: vi.fn(),
    listen: (listener) => {
      news = listener;
      return () => undefined;
    },
    claim: vi.fn(),
    ...overrides,
  };
  const wait = (ms: number) =>
    act(() => {
      now += ms;
      tick();
    });
  return { ports, wait, tell: (what: 'taken-over' | 'online') => act(() => news(what)) };
}

/** A chapter in play, with the live region. */
export function Play({ ports }: { ports: QuizPorts }) {
  return (
    <>
      <QuizPlayer run={useQuizRun(chapterMode, ports)} />
      <LiveRegion />
    </>
  );
}
