import { defineMessages } from '@sirah-trails/ui';

export const en = defineMessages({
  'quiz.question': 'Question {number}/{count}',
  'quiz.question.aloud': 'Question {number} of {count}',
  'quiz.true': 'True',
  'quiz.false': 'False',
  'quiz.task.multiple_choice': 'Choose one answer.',
  'quiz.task.true_or_false': 'Is it true or false?',
  'quiz.task.drag_and_drop': 'Tap the cards in the right order.',
  'quiz.task.matchup_words': 'Tap one word on each side.',
  'quiz.task.matchup_words.check': 'Tap one word on each side, then tap Check.',
  'quiz.task.unscramble_words': 'Tap the letters in the right order.',
  'quiz.key': 'Right answer',
  'quiz.tried': 'Tried already',
  'quiz.tried.short': 'Tried',
  'quiz.tried.note': 'Change your answer first.',
  'quiz.matchup.left': 'First list',
  'quiz.matchup.right': 'Second list',
  'quiz.matchup.paired': ', goes with {other}',
  'quiz.matchup.tried': ', tried already with {other}',
  'quiz.order.places': 'Your order',
  'quiz.order.cards': 'Cards to place',
  'quiz.order.empty': 'Place {place}, empty',
  'quiz.order.filled': 'Place {place}: {card}',
  'quiz.order.keys': 'Use the up and down arrows to move it, Enter to take it back.',
  'quiz.order.tried': '{place}\u00a0{card}',
  'quiz.order.moved': '{card}, place {place} of {count}',
  'quiz.order.taken-back': '{card} is back in the pile',
  'quiz.unscramble.placeholder': 'Tap or type',
  'quiz.unscramble.letters': 'Letters',
  'quiz.unscramble.erase': 'Remove the last letter',

  'quiz.submit': 'Submit',
  'quiz.check': 'Check',
  'quiz.continue': 'Continue',
  'quiz.try-now': 'Try now',
  'quiz.time-left': 'Time left',
  'quiz.reading-left': 'Time to read',
  'quiz.time-left.value':
    '{minutes, plural, =0 {} one {# minute } other {# minutes }}{seconds, plural, one {# second} other {# seconds}}',
  'quiz.lives': '{count, plural, =0 {No lives left} one {# life left} other {# lives left}}',
  'quiz.stars': '{count, plural, one {# star} other {# stars}}',
  'quiz.trouble.open': "We can't get your question yet. We'll keep trying, and your clock hasn't started.",
  'quiz.trouble.send': "We're still sending your answer. Hang on!",
  'quiz.partly': 'Yes! {correct} of {total} pairs found.',

  'quiz.ready.title': 'Welcome back!',
  'quiz.ready.body': 'Question {number} is next. The clock starts when you tap Continue.',

  'quiz.right.title': 'Well done!',
  'quiz.right.star': 'You earned a star.',
  'quiz.sources': 'How do we know?',
  'quiz.answer': 'The answer',

  'quiz.wrong.title': 'Close, But Not Quite!',
  'quiz.wrong.hint': 'A hint',
  'quiz.wrong.lives':
    'You have {count, plural, one {# life} other {# lives}} left. Your clock is running again, so give it another try!',
  'quiz.wrong.reading':
    'You have {count, plural, one {# life} other {# lives}} left. Take your time to read: the clock waits for you.',
  'quiz.wrong.calm': 'You have {count, plural, one {# life} other {# lives}} left.',
  'quiz.wrong.again': 'Try Again',
  'quiz.passed.body': 'That was your last life, but you have enough stars to pass!',

  'quiz.empty-places.title':
    '{count, plural, one {One place is empty} other {# places are empty}}. Send it anyway?',
  'quiz.empty-places.body': "If it isn't right, it costs a life.",
  'quiz.empty-places.fill': 'Fill them first',
  'quiz.empty-places.send': 'Send it',

  'quiz.time-up.title': 'Time is Up',
  'quiz.time-up.clock': 'The clock won this time. You lose one life, but the next question is a fresh start.',
  'quiz.time-up.last': 'The clock won this time. That happens!',
  'quiz.time-up.away': 'The clock ran on while you were away. That happens! It costs one life.',
  'quiz.time-up.network': "Your answer couldn't reach us in time. That wasn't your fault.",
  'quiz.time-up.late': "Your answer arrived after the time was up, so it couldn't count. That happens!",
  'quiz.time-up.waiting': 'One moment…',
  'quiz.time-up.trouble':
    "We can't get through yet. We'll keep trying, and you can continue as soon as we do.",
  'quiz.details': 'Details',

  'quiz.out-of-lives.title': 'Out of Lives!',
  'quiz.out-of-lives.body': 'Every traveller has to rest sometimes. You can play this chapter again.',
  'quiz.too-few.title': 'Almost There!',
  'quiz.too-few.body': 'You need {count} stars to open the next chapter. You can play this chapter again.',

  'quiz.progress.title': 'Good Job!',
  'quiz.progress.body':
    'You have {count, plural, one {# star} other {# stars}}, so the next chapter is open. Go there now, or stay and try for {most}?',
  'quiz.progress.once': "If you leave now, you can't come back for more stars in this chapter.",
  'quiz.progress.stay': 'Stay for more stars',
  'quiz.progress.last':
    'You have {count, plural, one {# star} other {# stars}}, and this is the last chapter of all. Finish here, or stay and try for {most}?',
  'quiz.progress.finish': 'Finish Here',
  'quiz.progress.next': 'Next chapter',
  'quiz.progress.rank-failed': "We couldn't see your place on the board. You can continue without it.",

  'quiz.elsewhere.title': 'Playing in another tab',
  'quiz.elsewhere.body': 'This chapter is open somewhere else. You can continue here instead.',
  'quiz.elsewhere.here': 'Continue Here',

  'quiz.say.right': 'Right! You earned a star.',
  'quiz.say.parts': 'Right. {correct} of {total} pairs found.',
  'quiz.say.time-short': '{seconds} seconds left',
  'quiz.say.trouble': "This isn't getting through yet. We'll keep trying.",
});
