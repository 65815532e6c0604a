import type { User } from '@sirah-trails/api-client';
import { expect, it } from 'vitest';
import { isProfileComplete } from './profile-complete.ts';

const user: User = {
  id: 'u1',
  username: 'amina',
  email: 'amina@example.org',
  first_name: 'Amina',
  last_name: 'N',
  age: null,
  gender: null,
  student: { gender: 'female', age: '5-10 Years Old' },
};
const bare = { gender: null, age: null };

it.each<[string, Partial<User>, boolean]>([
  ['all four in student', {}, true],
  ['gender and age at the top', { student: bare, gender: 'male', age: '5-10 Years Old' }, true],
  ['no first name', { first_name: null }, false],
  ['an empty last name', { last_name: '' }, false],
  ['no gender', { student: { ...bare, age: '5-10 Years Old' } }, false],
  ['no age', { student: { ...bare, gender: 'male' } }, false],
  ['no student at all', { student: undefined as never }, false],
])('D7: %s', (_title, part, complete) => {
  expect(isProfileComplete({ ...user, ...part })).toBe(complete);
});
