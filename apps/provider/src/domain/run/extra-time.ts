import { rules } from '../rules.ts';
import { questionOf, type Run, type RunQuestion, withQuestion } from './run.ts';

/** Time to read a text, in milliseconds: by its words, within limits (D215). */
export function extraTimeMs(text: string): number {
  const words = text.split(/\s+/).filter(Boolean).length;
  return Math.min(rules.mostExtraTimeMs, rules.leastExtraTimeMs + words * rules.wordMs);
}

/**
 * The run with time to read added to the clock of an open question; the same run without a clock or an open question
 * (D215). In the grace after the deadline the whole time is added, too.
 */
export function grantExtraTime<State extends Run>(run: State, id: string, text: string, now: number): State {
  const question = questionOf(run, id);
  if (!question || question.outcome !== null || question.deadlineAt === null) return run;
  const grantMs = extraTimeMs(text);
  return withQuestion(run, {
    ...question,
    deadlineAt: Math.max(now, question.deadlineAt) + grantMs,
    extraTimeUntil: Math.max(now, question.extraTimeUntil ?? now) + grantMs,
  });
}

/** The run with time to hear a question that is read aloud: once for each question (D215). */
export function grantReadAloudTime<State extends Run>(
  run: State,
  id: string,
  text: string,
  now: number,
): State {
  const question = questionOf(run, id);
  if (!question || question.readAloud) return run;
  const granted = grantExtraTime(run, id, text, now);
  const after = questionOf(granted, id);
  return granted === run || !after ? run : withQuestion(granted, { ...after, readAloud: true });
}

/** Milliseconds that are left to read, as a part of the time until the deadline; null without a clock. */
export function extraTimeLeftMs({ deadlineAt, extraTimeUntil }: RunQuestion, now: number): number | null {
  return deadlineAt === null ? null : Math.max(0, (extraTimeUntil ?? now) - now);
}
