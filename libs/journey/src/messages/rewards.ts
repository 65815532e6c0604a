import { defineMessages } from '@sirah-trails/ui';
import { sharedEn } from './shared.ts';

/** Texts of the finish screens, the ranks, and the Infinity Trail before and after a game. */
export const rewardsEn = defineMessages({
  ...sharedEn,
  'finish.title.open': 'Your stars',
  'finish.title': 'Chapter complete',
  'finish.stars': '{count, plural, one {# star} other {# stars}} of {total}',
  'finish.text':
    'You finished {chapter}. {ending, select, firstTry {Every star is yours, each at the first try!} triedAgain {You tried again, and now every star is yours!} allStars {Every star is yours!} keptGoing {It was a steep climb, and you kept going!} other {Well done!}}',
  'finish.text.quiet': 'You finished {chapter}. Take a quiet moment before you continue.',
  'finish.medal.title': 'A medal for you',
  'finish.medal.place':
    "You're in {rank, selectordinal, one {#st place} two {#nd place} few {#rd place} other {#th place}} at {label}!",
  'finish.way-medal.title':
    'A medal for {ended, select, world {a whole world} journey {the whole journey} other {the whole way}}',
  'finish.way-medal.place':
    "You walked it to the end, and you're in {rank, selectordinal, one {#st place} two {#nd place} few {#rd place} other {#th place}} at {label}!",
  'finish.medal.text': 'The medal is yours while you are among the first ten.',
  'finish.item.title': 'Something new to wear',
  'finish.item.text':
    '{count, plural, one {It is in your wardrobe now.} other {They are in your wardrobe now.}}',
  'finish.item.put-on': 'Put it on',
  'finish.item.put-on.named': 'Put it on: {item}',
  'finish.item.worn': 'You wear it!',
  'finish.item.worn.aloud': 'You wear it: {item}',
  'finish.item.not-worn': "That didn't work. It waits in your wardrobe.",
  'finish.rewards.title': 'All this is yours',
  'finish.rewards.text':
    'You walked {ended, select, world {a whole world} journey {the whole journey} other {a whole sub-trail}} to the end. Well done!',
  'finish.rewards.place':
    '{rank, selectordinal, one {#st place} two {#nd place} few {#rd place} other {#th place}} at {label}',
  'finish.badge.title': '{count, plural, one {A new badge} other {New badges}}',
  'finish.badge.text': '{count, plural, one {It tells} other {They tell}} of the road you have walked.',
  'finish.world.title': 'You walked a whole world!',
  'finish.world.text': 'You walked every sub-trail of {world}. All its lanterns are lit!',
  'finish.world.stars': '{star} of {total} stars',
  'finish.journey.title': 'What a journey!',
  'finish.journey.text':
    'You walked {count, plural, one {the whole world} other {all # worlds}}, from the first page to the last. We are proud of you!',
  'finish.journey.about': 'Who checked the texts?',
  'finish.journey.unchecked': 'No scholar has checked the texts yet',
  'finish.found.title': 'Found out today',
  'finish.found.met': 'People and words you met',
  'finish.next': 'Continue',
  'finish.to-map': 'To the map',
  'finish.error': "We couldn't see your stars yet. They're safe. Try again?",
  'finish.not-passed.title': 'Not finished yet',
  'finish.not-passed.text': 'This chapter needs {count} stars. You can play it again.',

  'journey.rank.title': 'My rank',
  'journey.rank.stars': '{star} of {total} stars',
  'journey.rank.lead': 'Your place on The Trails today.',
  'journey.rank.place':
    '{rank, selectordinal, one {#st place} two {#nd place} few {#rd place} other {#th place}}',
  'journey.rank.none': 'No place yet',
  'journey.rank.not-played': 'Not played yet',
  'journey.rank.others': 'Other paces',
  'journey.rank.goal.first-star': 'Next: earn your first star here.',
  'journey.rank.goal.place':
    'Next: {count, plural, one {# star} other {# stars}} to {rank, selectordinal, one {#st place} two {#nd place} few {#rd place} other {#th place}}.',
  'journey.rank.goal.one-more': 'Next: one more star moves you up.',
  'journey.rank.goal.climb': 'Next: earn more stars to climb.',
  'journey.rank.goal.top-ten': 'Next: reach the top 10.',
  'journey.rank.goal.podium': 'Next: reach the podium.',
  'journey.rank.goal.first': 'Next: reach first place.',
  'journey.rank.goal.lead': "You're leading the way!",
  'journey.rank.unranked':
    "{count, plural, one {# of your stars doesn't} other {# of your stars don't}} count on this board: you earned {count, plural, one {it} other {them}} without a clock, or very fast.",
  'journey.rank.endless': 'Infinity Trail',
  'journey.rank.best': 'Best: {count, plural, one {# star} other {# stars}}',
  'journey.rank.board': 'See the board',
  'journey.rank.board-of': 'See the {label} board',
  'journey.rank.unknown': "We couldn't load your place.",
  'journey.rank.retry': 'Try again',
  'journey.rank.empty.title': 'No worlds yet',
  'journey.rank.empty.text': 'Your place will show here once there are worlds.',
  'journey.rank.error': "We couldn't find your rank. Try again?",

  'endless.start.title': 'Infinity Trail',
  'endless.start.lead': 'One question after another. How far can you walk?',
  'endless.start.lives': 'You have one life.',
  'endless.start.clock': '{seconds, plural, one {# second} other {# seconds}} for each question',
  'endless.start.best': 'Your best walk: {count, plural, one {# star} other {# stars}}',
  'endless.start.begin': 'Start the Challenge',
  'endless.start.continue': 'Continue',
  'endless.start.under-way':
    'Your game is still open, with {count, plural, =0 {no star yet} one {# star} other {# stars}}.',
  'endless.start.running': 'Its question is open, and your clock is running!',
  'endless.start.error': "We couldn't find the Infinity Trail. Try again?",
  'endless.start.closed.title': 'The Infinity Trail opens later',
  'endless.start.closed.text': 'Its questions are still being written. The Trails are open!',
  'endless.start.closed.action': 'To The Trails',
  'endless.wait.title': 'Time for a little rest',
  'endless.wait.text':
    "You've played a lot! A new game opens in {minutes, plural, one {about # minute} other {about # minutes}}.",

  'endless.finish.title': 'Your walk',
  'endless.finish.score': '{count, plural, =0 {No star this time} one {# star} other {# stars in a row}}',
  'endless.finish.best': 'This is your best walk so far!',
  'endless.finish.not-best':
    'Your best walk is {count, plural, one {# star} other {# stars}}. Ready to try again?',
  'endless.finish.none': 'Every traveller starts somewhere. The next walk is yours!',
  'endless.finish.ENDLESS_COMPLETED': 'You answered every question on the Infinity Trail!',
  'endless.finish.TIME_UP': 'Time ran out. That happens!',
  'endless.finish.WRONG_ANSWER': 'One answer got away. Now you know it!',
  'endless.finish.again': 'Challenge Again',
  'endless.finish.rank': 'View My Rank',
  'endless.finish.error': "We couldn't see your stars yet. They're safe. Try again?",
});
