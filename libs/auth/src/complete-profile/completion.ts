/** Goes with the navigation that ends a sign-up, so that the host knows that the learner is new. */
export const completion = { completed: true } as const;

/** Whether the state of a navigation is the end of a sign-up. */
export function isCompletion(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'completed' in state;
}
