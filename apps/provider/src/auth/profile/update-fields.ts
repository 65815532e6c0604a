import { invalid, type FieldMessages } from '../../kernel/errors.ts';
import type { Call, Handler } from '../../kernel/handler.ts';
import { inTransaction } from '../../database/transaction.ts';
import { learnerForChange, updateLearner, type Learner } from '../learner/learner-repository.ts';
import { requireOwnAccount } from '../learner/own-account.ts';
import { ageDefaults } from '../../domain/learner/age-defaults.ts';
import { creditTrial } from '../../progress/credit-trial.ts';
import { describeUser } from '../learner/describe-user.ts';

const most = 60;

/** Changes the learner's own details. Age and gender can be set once; the first completion sets the time by age and takes the trial. */
export const updateFields: Handler<'updateFields'> = async (call) => {
  const { context, session, body } = call;
  const names = { first_name: tidy(body.first_name), last_name: tidy(body.last_name) };
  return inTransaction(context.database, async (transaction) => {
    const learner = await learnerForChange(transaction, session.learnerId);
    requireOwnAccount(context, learner);
    const problems = { ...nameProblems(names), ...fixedProblems(call, learner) };
    if (Object.keys(problems).length > 0) throw invalid(problems);
    const change = { ...names, age: body.age, gender: body.gender };
    const isCompletion = learner.age === null;
    await updateLearner(transaction, learner.id, {
      ...change,
      ...(isCompletion && { calm: ageDefaults(body.age).calm }),
    });
    if (isCompletion && body.trial) await creditTrial(transaction, context, learner.id, body.trial);
    return { user: describeUser({ ...learner, ...change }), message: 'Your profile is up to date.' };
  });
};

/** Normalizes spaces, and removes control and bidirectional characters. */
function tidy(name: string): string {
  return name
    .normalize('NFKC')
    .replaceAll(/[\p{Cc}\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim();
}

function nameProblems(names: { readonly first_name: string; readonly last_name: string }): FieldMessages {
  const first = nameProblem('First name', names.first_name);
  const last = nameProblem('Last name', names.last_name);
  return { ...(first !== null && { first_name: [first] }), ...(last !== null && { last_name: [last] }) };
}

function nameProblem(label: string, name: string): string | null {
  const length = [...name].length;
  if (length === 0) return `${label} is required`;
  return length > most ? `${label} must be at most ${most} characters` : null;
}

function fixedProblems({ body }: Call<'updateFields'>, learner: Learner): FieldMessages {
  const fixed = (['age', 'gender'] as const).filter(
    (field) => learner[field] !== null && learner[field] !== body[field],
  );
  return Object.fromEntries(
    fixed.map((field) => [field, ['This cannot be changed here. Please write to us to correct it.']]),
  );
}
