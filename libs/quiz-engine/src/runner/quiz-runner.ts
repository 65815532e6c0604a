import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Announcement, Mode, RunEffect, RunEvent } from '../core/events.ts';
import { transition } from '../core/machine.ts';
import { initialState, type RunState } from '../core/state.ts';
import { failureOf, type QuizPorts } from './quiz-ports.ts';

/** Twice a second is enough for a clock in seconds. */
const TICK_MS = 500;

interface QuizRunner {
  readonly store: Pick<StoreApi<RunState>, 'getState' | 'getInitialState' | 'subscribe'>;
  readonly dispatch: (event: RunEvent) => void;
  /** Starts to play; returns a function that stops it. A stopped runner ignores all responses. */
  readonly start: () => () => void;
}

/** Runs the machine: adds the time to events and carries out effects. */
export function createQuizRunner(
  mode: Mode,
  ports: QuizPorts,
  announce: (announcement: Announcement) => void,
): QuizRunner {
  const store = createStore<RunState>(() => initialState(ports.newSeed(), mode.limits));
  let visit = 0;

  const dispatch = (event: RunEvent) => {
    const { state, effects } = transition(mode, store.getState(), event, ports.now());
    store.setState(state, true);
    for (const effect of effects) runEffect(effect, ports, ask, announce);
  };

  /** The outcome of a call, unless its visit is over. */
  const ask: Ask = (call, done, failed) => {
    const asked = visit;
    const ifStillHere = (event: () => RunEvent) => {
      if (asked === visit) dispatch(event());
    };
    call.then(
      (result) => ifStillHere(() => done(result)),
      (error: unknown) => ifStillHere(() => failed(error)),
    );
  };

  const start = () => {
    visit += 1;
    ports.claim();
    const stops = [
      ports.every(TICK_MS, () => dispatch({ type: 'tick' })),
      ports.listen((news) => dispatch({ type: news === 'online' ? 'retry' : 'taken-over' })),
    ];
    dispatch({ type: 'start' });
    return () => {
      visit += 1;
      for (const stop of stops) stop();
    };
  };

  return { store, dispatch, start };
}

type Ask = <Result>(
  call: Promise<Result>,
  done: (result: Result) => RunEvent,
  failed: (error: unknown) => RunEvent,
) => void;

function runEffect(
  effect: RunEffect,
  ports: QuizPorts,
  ask: Ask,
  announce: (announcement: Announcement) => void,
): void {
  switch (effect.type) {
    case 'announce':
      return announce(effect.announcement);
    case 'sound':
      return ports.playSound(effect.sound, effect);
    case 'remember':
      return ports.memory.write(effect.memory);
    case 'forget':
      return ports.memory.clear();
    case 'finish':
      return ports.finish(effect.exit, effect);
    default:
      return callServer(effect, ports, ask);
  }
}

type Call = Extract<
  RunEffect,
  { type: 'load' | 'open' | 'send' | 'read-aloud' | 'delete-answers' | 'ask-rank' }
>;

function callServer(effect: Call, ports: QuizPorts, ask: Ask): void {
  switch (effect.type) {
    case 'load':
      return loadRun(ports, ask);
    case 'open':
      return ask(
        ports.open(effect.quizId),
        (opened) => ({ type: 'opened', opened }),
        (error) => ({ type: 'open-failed', quizId: effect.quizId, failure: failureOf(error) }),
      );
    case 'send':
      return ask(
        ports.send(effect.submission),
        (result) => ({ type: 'answered', submission: effect.submission, result }),
        (error) => ({ type: 'send-failed', key: effect.submission.key, failure: failureOf(error) }),
      );
    case 'read-aloud':
      return ask(
        ports.readAloud(effect.quizId),
        (run) => ({ type: 'extra-time', quizId: effect.quizId, run }),
        () => ({ type: 'extra-time', quizId: effect.quizId, run: null }),
      );
    case 'delete-answers':
      return ask(
        ports.deleteAnswers(effect.key),
        () => ({ type: 'answers-deleted' }),
        (error) => ({ type: 'delete-failed', failure: failureOf(error) }),
      );
    case 'ask-rank':
      return ask(
        ports.askRank(),
        (rank) => ({ type: 'rank-known', rank }),
        (error) => ({ type: 'rank-failed', message: failureOf(error).message }),
      );
  }
}

function loadRun(ports: QuizPorts, ask: Ask): void {
  const loading = ports.load();
  ask(
    loading,
    (loaded) => ({ type: 'loaded', loaded, memory: ports.memory.read() }),
    (error) => ({ type: 'load-failed', failure: failureOf(error) }),
  );
  const facts = loading.then(ports.askFacts);
  ask(
    facts,
    (known) => ({ type: 'facts-known', facts: known }),
    () => ({ type: 'facts-known', facts: {} }),
  );
}
