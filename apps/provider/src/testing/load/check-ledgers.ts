import type { Executor } from '../../database/executor.ts';
import { journeyBoard } from '../../domain/board/board-name.ts';
import type { Ledger } from './virtual-learner.ts';

/** Differences between the database and the responses; all empty if no answer was lost or counted twice. */
export interface LedgerReport {
  /** Acknowledged answers missing from the log. */
  readonly lost: readonly string[];
  /** Answers in the log without an acknowledgement. */
  readonly doubled: readonly string[];
  /** Board stars that differ from the ledger. */
  readonly boards: readonly string[];
}

/** Compares the learners' responses with the answer log and the boards. No request may be pending. */
export async function checkLedgers(executor: Executor, ledgers: readonly Ledger[]): Promise<LedgerReport> {
  const logged = await loggedCodes(executor);
  const told = new Map<string, readonly string[]>();
  for (const { learnerId, answers } of ledgers)
    for (const [entry, codes] of answers) told.set(`${learnerId} ${entry}`, codes);
  return {
    lost: moreOften(told, logged),
    doubled: moreOften(withoutClock(logged), told),
    boards: await wrongBoards(executor, ledgers),
  };
}

type Codes = ReadonlyMap<string, readonly string[]>;

/** Removes `TIME_UP` codes, which the log also gains without a request. */
function withoutClock(codes: Codes): Codes {
  return new Map([...codes].map(([entry, list]) => [entry, list.filter((code) => code !== 'TIME_UP')]));
}

/** Entries that occur more often in the first map. */
function moreOften(one: Codes, other: Codes): string[] {
  return [...one]
    .filter(([entry, codes]) => codes.length > (other.get(entry)?.length ?? 0))
    .map(([entry, codes]) => `${entry}: ${codes.join()} against ${other.get(entry)?.join() ?? 'nothing'}`);
}

async function loggedCodes(executor: Executor): Promise<Map<string, string[]>> {
  const rows = await executor
    .selectFrom('answer')
    .innerJoin('run', 'run.id', 'answer.run_id')
    .select(['answer.learner_id', 'run.quiz_time_id', 'answer.question_id', 'answer.code'])
    .orderBy('answer.submitted_at')
    .execute();
  const codes = new Map<string, string[]>();
  for (const row of rows) {
    const entry = `${row.learner_id} ${row.quiz_time_id} ${row.question_id}`;
    codes.set(entry, [...(codes.get(entry) ?? []), row.code]);
  }
  return codes;
}

async function wrongBoards(executor: Executor, ledgers: readonly Ledger[]): Promise<string[]> {
  const rows = await executor.selectFrom('board_score').select(['board', 'learner_id', 'stars']).execute();
  const shown = new Map(rows.map((row) => [`${row.learner_id} ${row.board}`, row.stars]));
  const told = new Map<string, number>();
  for (const { learnerId, stars } of ledgers)
    for (const [entry, earned] of stars) {
      const board = `${learnerId} ${journeyBoard(entry.split(' ')[0] ?? '')}`;
      told.set(board, (told.get(board) ?? 0) + earned);
    }
  return [...new Set([...shown.keys(), ...told.keys()])]
    .filter((board) => (shown.get(board) ?? 0) !== (told.get(board) ?? 0))
    .map((board) => `${board}: told ${told.get(board) ?? 0}, shown ${shown.get(board) ?? 0}`);
}
