/** The longest name of a learner: 40 characters without a space. */
export const longName = 'MuhammadAbdurrahmanAlHaythamiOfCasablanca'.slice(0, 40);

/** A long word of another language. */
export const longWord = 'Donaudampfschifffahrtsgesellschaftskapitän';

/** More text than a component is designed for. */
export const longText = 'Continue the journey through the Arabian Peninsula with the caravan of the north';
