import type { Guides } from './guide.ts';

/** What a learner has reached, and how much is left. */
export const values: Guides = {
  stars: {
    use: 'Stars of a chapter or of a world, earned and still to earn.',
    avoid: 'A place on a board is a Medal or words.',
    do: 'Give a label with both numbers: "3 of 5 stars".',
    dont: 'Never stars for anything but right answers.',
  },
  lives: {
    use: 'The hearts that are left of three.',
    avoid: 'Anything that a learner can earn.',
    do: 'Show the lost ones, too: what is left is seen at once.',
    dont: 'No red flash when one goes.',
  },
  'progress-bar': {
    use: 'How far something is: a book, the time of a question.',
    avoid: 'An unknown duration is a Loader; a round place is a ProgressRing.',
    do: 'Say the value in words as well.',
    dont: 'No bar that jumps back.',
  },
  'progress-ring': {
    use: 'How many chapters of a place are done, around its picture.',
    avoid: 'A straight way is a ProgressBar.',
    do: 'Put the count in the middle.',
    dont: 'Not below 48 px.',
  },
  medal: {
    use: 'One of the first ten places on a board.',
    avoid: 'A finished place has a badge.',
    do: 'Write the place beside it.',
    dont: 'No medal for taking part.',
  },
  tag: {
    use: 'A short word about a thing: a topic, a count, a state.',
    avoid: 'What can be pressed is a Chip.',
    do: 'One or two words.',
    dont: 'No meaning by colour alone.',
  },
  dots: {
    use: 'Which of several pages is shown, in a carousel.',
    avoid: 'More than ten pages: a count in words.',
    do: 'Name where each dot leads.',
    dont: 'Not the only way to the next page.',
  },
};
