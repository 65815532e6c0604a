/** Time that a learner of the demo takes for one question. */
export const thinkingMs = 9_000;
