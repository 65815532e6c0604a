import { rules } from '../rules.ts';
import { questionOf, type Run, type RunQuestion, withQuestion } from './run.ts';

/** Reading time of a text in milliseconds: by words, within limits (D247). */
export function extraTimeMs(text: string): number {
  const words = text.split(/\s+/).filter(Boolean).length;
  return Math.min(rules.mostExtraTimeMs, rules.leastExtraTimeMs + words * rules.wordMs);
}

/**
 * Adds reading time to an open question's clock (D215). Returns the same run without a clock or an open question. In
 * the grace after the deadline, adds the whole time.
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

/** Adds time to hear a question read aloud, once per question (D215). */
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

/** Remaining extra time in milliseconds, part of the time until the deadline; null without a clock. */
export function extraTimeLeftMs({ deadlineAt, extraTimeUntil }: RunQuestion, now: number): number | null {
  return deadlineAt === null ? null : Math.max(0, (extraTimeUntil ?? now) - now);
}
