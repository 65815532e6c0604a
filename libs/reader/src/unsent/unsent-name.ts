/** The name under which the device keeps what a learner has read and the provider does not know yet. */
export const unsentName = 'unsent_reading';
