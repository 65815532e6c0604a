import type { ResponseBody } from '../../kernel/handler.ts';
import type { Learner } from './learner-repository.ts';

type Described = Pick<Learner, 'id' | 'username' | 'email' | 'first_name' | 'last_name' | 'age' | 'gender'>;

/** The learner in the shape of the auth responses; contains private data. */
export function describeUser(learner: Described): ResponseBody<'signInStudent'>['user'] {
  const { id, username, email, first_name, last_name, age, gender } = learner;
  return { id, username, email, first_name, last_name, age, gender, student: { gender, age } };
}
