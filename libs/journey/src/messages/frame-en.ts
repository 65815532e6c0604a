import { defineMessages } from '@sirah-trails/ui';

/** The words that load with the app: frames, skeletons and the card on home. Kept small. */
export const frameEn = defineMessages({
  'journey.back.home': 'Home',
  'journey.back.start': 'The Trails',
  'journey.back.trails': 'Worlds',
  'journey.back.trail': 'The map',
  'journey.start.title': 'The Trails',
  'journey.trails.title': 'Choose a world',
  'journey.sub-trails.title': 'Trail map',
  'journey.chapter.title': 'Your next chapter',
  'journey.rank.title': 'My Rank',
  'journey.quote.loading': 'Getting your trail ready',
  'quiz.title': 'Quiz',
  'quiz.title.of': 'Quiz: {chapter}',
  'finish.title': 'Chapter complete',
  'finish.to-trail': 'Back to the trail',

  'journey.next.title': 'Next step',
  'journey.next.new.title': 'Your journey begins',
  'journey.next.new.text': 'Choose your pace and take the first step.',
  'journey.next.new.action': 'Start the journey',
  'journey.next.where': '{trail} · {subTrail}',
  'journey.next.chapter': 'Chapter {number}: {name}',
  'journey.next.difficulty': 'Pace: {label}',
  'journey.next.action': 'Go on',
  'journey.next.done.title': 'You walked every trail!',
  'journey.next.done.text': 'All chapters at {label} are passed. Ready for another pace?',
  'journey.next.done.action': 'Choose a pace',
  'journey.next.error': 'We could not find your place on the trail.',
});
