import type { User } from '@sirah-trails/api-client';

/** Whether first name, last name, gender and age are all there; the last two in `student` or at the top. */
export function isProfileComplete(user: User): boolean {
  const student: Partial<User['student']> | undefined = user.student;
  return Boolean(
    user.first_name && user.last_name && (student?.gender || user.gender) && (student?.age || user.age),
  );
}
