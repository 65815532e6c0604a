/** The longest name that a learner may have: 40 characters without a space. */
export const longName = 'MuhammadAbdurrahmanAlHaythamiOfCasablanca'.slice(0, 40);

/** A word as other languages have them. */
export const longWord = 'Donaudampfschifffahrtsgesellschaftskapitän';

/** More text than a component is made for. */
export const longText = 'Continue the journey through the Arabian Peninsula with the caravan of the north';
