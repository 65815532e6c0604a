import type { Answer } from '../app/handler.ts';
import type { Learner } from './learner-repository.ts';

/** The learner as the auth response spells it, for the learner alone. */
export function describeUser(learner: Learner): Answer<'signInStudent'>['user'] {
  const { id, username, email, first_name, last_name, age, gender } = learner;
  return { id, username, email, first_name, last_name, age, gender, student: { gender, age } };
}
