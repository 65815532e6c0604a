import type { Kysely, Transaction } from 'kysely';
import type { PasswordHasher } from '../kernel/password-hasher.ts';
import type { Database } from '../database/schema.ts';
import { inTransaction } from '../database/transaction.ts';
import { isEndless } from '../play/quiz-times.ts';
import { chaptersOf } from '../play/trails.ts';
import { playContent } from '../play/play-content.ts';
import { addLearner } from './add-learner.ts';
import { seedCrowd } from './crowd/seed-crowd.ts';
import { demoEmail } from './demo-email.ts';
import { type DemoLearner, demoLearners } from './demo-learners.ts';
import { playRound } from './play-round.ts';
import { day, hour } from '../kernel/time.ts';

/** What the sign-in screen offers in a demo. Everybody may know it: the learner exists only in a demo. */
export const demoSignIn = { email: 'learner@example.org', password: 'Oasis-and-wells-7' } as const;

/**
 * Makes the demo learner, who begins with nothing, and 200 learners of the boards, whose stars come from runs played by
 * the rules: a dozen through the use cases, the crowd in a few large writes. Existing learners stay as they are.
 *
 * @param now epoch milliseconds; the rounds lie before it
 */
export async function seedDemo(
  database: Kysely<Database>,
  passwords: PasswordHasher,
  now: number,
): Promise<void> {
  await seedDemoLearner(database, passwords, now);
  for (const [index, learner] of demoLearners.entries()) await seedLearner(database, learner, index + 1, now);
  await seedCrowd(database, now);
}

async function seedDemoLearner(
  database: Kysely<Database>,
  passwords: PasswordHasher,
  now: number,
): Promise<void> {
  const { email, password } = demoSignIn;
  if (await isThere(database, email)) return;
  const passwordHash = await passwords.hash(password);
  const names = { nickname: 'Trail Fox', firstName: 'Amina' };
  await addLearner(database, { email, passwordHash, ...names, joinedAt: now, headNumber: 0 });
}

/** The learner with all rounds or not at all, even when the start is killed. */
async function seedLearner(
  database: Kysely<Database>,
  learner: DemoLearner,
  number: number,
  now: number,
): Promise<void> {
  const { nickname } = learner;
  const names = { nickname, firstName: nickname.split(' ')[0] ?? nickname };
  const email = demoEmail(nickname);
  if (await isThere(database, email)) return;
  const joinedAt = now - learner.joinedDaysAgo * day;
  await inTransaction(database, async (transaction) => {
    const id = await addLearner(transaction, {
      email,
      passwordHash: null,
      ...names,
      joinedAt,
      headNumber: number,
    });
    if (id !== null) await playAll(transaction, id, learner, joinedAt);
  });
}

async function playAll(
  transaction: Transaction<Database>,
  learnerId: string,
  { rounds }: DemoLearner,
  joinedAt: number,
): Promise<void> {
  const { quizTimes, trails } = await playContent(transaction);
  const chapterIds = chaptersOf(trails).map(({ id }) => id);
  let now = joinedAt;
  for (const quizTime of quizTimes.filter((one) => !isEndless(one)))
    for (const [index, marks] of (rounds[quizTime.difficulty] ?? []).entries()) {
      const chapterId = chapterIds[index];
      if (chapterId === undefined) break;
      const key = { learnerId, chapterId, quizTimeId: quizTime.id };
      now = (await playRound(transaction, key, marks, now + hour)) + hour;
    }
}

async function isThere(database: Kysely<Database>, email: string): Promise<boolean> {
  return Boolean(
    await database.selectFrom('learner').select('id').where('email', '=', email).executeTakeFirst(),
  );
}
