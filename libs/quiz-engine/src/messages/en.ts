import { defineMessages } from '@sirah-trails/ui';

export const en = defineMessages({
  'quiz.question': 'Question {number}/{count}',
  'quiz.question.aloud': 'Question {number} of {count}',
  'quiz.question.endless': 'Question {number}',
  'quiz.streak': '{count, plural, =0 {No stars yet} one {# star in a row} other {# stars in a row}}',
  'quiz.true': 'True',
  'quiz.false': 'False',
  'quiz.task.multiple_choice': 'Choose one answer.',
  'quiz.task.true_or_false': 'Is it true or false?',
  'quiz.task.drag_and_drop': 'Tap the cards in order.',
  'quiz.task.matchup_words': 'Tap one word on each side.',
  'quiz.task.matchup_words.check': 'Make your pairs, then tap Check.',
  'quiz.task.unscramble_words': 'Tap the letters in order.',
  'quiz.tried.note': 'Change your answer first.',

  'quiz.submit': 'Submit',
  'quiz.check': 'Check',
  'quiz.continue': 'Continue',
  'quiz.time-left': 'Time left',
  'quiz.reading-left': 'Time to read',
  'quiz.time-left.value':
    '{minutes, plural, =0 {} one {# minute } other {# minutes }}{seconds, plural, one {# second} other {# seconds}}',
  'quiz.lives': '{count, plural, =0 {No lives left} one {# life left} other {# lives left}}',
  'quiz.stars': '{count, plural, one {# star} other {# stars}}',
  'quiz.trouble.open': "We can't get your question yet. We'll keep trying, and your clock hasn't started.",
  'quiz.trouble.send': "We're still sending your answer. Hang on!",
  'quiz.partly': '{correct} of {total} pairs found.',

  'quiz.ready.title': 'Welcome back!',
  'quiz.ready.body': 'Question {number} is next. The clock starts when you tap Continue.',

  'quiz.right.title': 'Well done!',
  'quiz.praise.second-try': 'Second try, and right!',
  'quiz.praise.kept-trying': 'You kept trying, and you found it!',
  'quiz.praise.five-in-a-row': 'Five in a row!',
  'quiz.praise.three-in-a-row': 'Three in a row!',
  'quiz.praise.quick': 'That was quick!',
  'quiz.praise.ordered': 'You put it all in order.',
  'quiz.praise.paired': 'You found every pair.',
  'quiz.praise.spelled': 'You spelled it right.',
  'quiz.praise.judged': 'You saw through that one.',
  'quiz.praise.without-hint': 'Right, and without a hint!',
  'quiz.right.star': 'You earned a star.',
  'quiz.practice': 'Practice: take all the time you like.',
  'quiz.held-back.right': "You'll read more about it when your own try is done.",

  'quiz.wrong.hint': 'A hint',

  'quiz.time-up.waiting': 'One moment…',

  'quiz.progress.rank-failed': "We couldn't see your place on the board. You can continue without it.",

  'quiz.elsewhere.title': 'Playing in another tab',
  'quiz.elsewhere.body': 'This game is open somewhere else. You can continue here instead.',
  'quiz.elsewhere.here': 'Continue here',

  'quiz.say.right': 'Right! You earned a star.',
  'quiz.say.right.practice': 'Right!',
  'quiz.say.parts': 'Right. {correct} of {total} pairs found.',
  'quiz.say.time-half': 'Half of your time is left: {seconds} seconds',
  'quiz.say.time-short': '{seconds} seconds left',
  'quiz.say.clock-runs': 'Your clock is running again.',
  'quiz.say.trouble': "This isn't getting through yet. We'll keep trying.",
});
