import { defineMessages } from '@sirah-trails/ui';

/** Messages of the popup chunk. */
export const popupsEn = defineMessages({
  'quiz.try-now': 'Try now',
  'quiz.answer': 'The answer',
  'quiz.held-back': "You'll see the answer when your own try is done.",
  'quiz.wrong.title': 'Close, But Not Quite!',
  'quiz.wrong.lives':
    'You have {count, plural, one {# life} other {# lives}} left. Your clock is running again, so give it another try!',
  'quiz.wrong.reading':
    'You have {count, plural, one {# life} other {# lives}} left. The clock waits for you while you read.',
  'quiz.wrong.calm': 'You have {count, plural, one {# life} other {# lives}} left.',
  'quiz.wrong.pairs': '{correct} of {total} pairs are right. They stay.',
  'quiz.wrong.again': 'Try Again',
  'quiz.practised.body': 'Here is the answer. Next time you will know it!',
  'quiz.passed.body': 'That was your last life, but you have enough stars to pass!',
  'quiz.empty-places.title':
    '{count, plural, one {One place is empty} other {# places are empty}}. Send it anyway?',
  'quiz.empty-places.body': "If it isn't right, it costs a life.",
  'quiz.empty-places.fill': 'Fill them first',
  'quiz.empty-places.send': 'Send it',
  'quiz.time-up.title': 'Time is Up',
  'quiz.time-up.clock': 'Time ran out. You lose one life, but the next question is a fresh start.',
  'quiz.time-up.last': 'Time ran out. That happens!',
  'quiz.time-up.away': 'The clock ran on while you were away. That happens! It costs one life.',
  'quiz.time-up.network':
    "Your answer couldn't reach us before the time was up. That happens! It costs one life.",
  'quiz.time-up.late': 'Your answer arrived after the time was up. That happens! It costs one life.',
  'quiz.time-up.trouble':
    "We can't get through yet. We'll keep trying, and you can continue as soon as we do.",
  'quiz.details': 'Details',
  'quiz.out-of-lives.title': 'Out of Lives!',
  'quiz.out-of-lives.body': 'Every traveller has to rest sometimes. You can play this chapter again.',
  'quiz.too-few.title': 'Almost there!',
  'quiz.too-few.body': 'You need {count} stars to pass this chapter. You can play it again.',
  'quiz.game-over.title': 'What a walk!',
  'quiz.game-over.body':
    '{count, plural, =0 {Every traveller starts somewhere. Try the next one!} one {You earned a star on the Infinity Trail.} other {You earned # stars in a row.}}',
  'quiz.progress.title': 'Good Job!',
  'quiz.progress.body': '{count, plural, =3 {Three stars} other {# stars}}! The next chapter is open.',
  'quiz.progress.body.sub-trail':
    '{count, plural, =3 {Three stars} other {# stars}}! You walked this sub-trail to its end.',
  'quiz.progress.body.world':
    '{count, plural, =3 {Three stars} other {# stars}}! You walked this world to its end.',
  'quiz.progress.later': 'You can try for {most} now, or come back for them later.',
  'quiz.progress.stay': 'Stay for more stars',
  'quiz.progress.last': '{count, plural, =3 {Three stars} other {# stars}}! This is the last chapter of all.',
  'quiz.progress.finish': 'Finish here',
  'quiz.progress.next': 'Next chapter',
  'quiz.progress.rewards': 'See what you earned',
  'quiz.progress.trail': 'Sub-trail progress',
  'quiz.progress.trail.value': '{passed} of {chapters} chapters passed',
  'quiz.progress.asking-rank': 'Looking up your place on the board…',
});
