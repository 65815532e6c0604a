import type { User } from '@sirah-trails/api-client';

/** Whether first name, last name, gender and age are all there; the last two in `student` or at the top. */
export function isProfileComplete(user: User): boolean {
  const student: Partial<User['student']> | undefined = user.student;
  return Boolean(
    user.first_name && user.last_name && (student?.gender || user.gender) && (student?.age || user.age),
  );
}

/** Goes with the navigation that ends a sign-up, so that the host knows that the learner is new. */
export const completion = { completed: true } as const;

/** Whether the state of a navigation is the end of a sign-up. */
export function isCompletion(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'completed' in state;
}
