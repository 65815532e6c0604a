import type { User } from '@sirah-trails/api-client';

/** Whether names, gender and age are present; gender and age are top-level or in `student`. */
export function isProfileComplete(user: User): boolean {
  const student: Partial<User['student']> | undefined = user.student;
  return Boolean(
    user.first_name && user.last_name && (student?.gender || user.gender) && (student?.age || user.age),
  );
}

/** Navigation state after sign-up, which tells the host that a new learner has no traveller yet. */
export const completion = { completed: true } as const;

export function isCompletion(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'completed' in state;
}
