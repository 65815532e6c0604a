import { defineMessages } from '@sirah-trails/ui';
import { quizEn } from './quiz.ts';

/** Messages of the trial for visitors. */
export const trialEn = defineMessages({
  ...quizEn,
  'trial.title': 'Try the first chapter',
  'trial.facts': 'Five questions. No clock, no account.',
  'trial.start': 'Start',
  'trial.continue': 'Go on',
  'trial.over': 'Start over',
  'trial.over.title': 'Start over?',
  'trial.over.text': 'Your {count, plural, one {star goes} other {# stars go}} away, and you begin again.',
  'trial.over.keep': 'Keep my stars',
  'trial.read': 'Read the book first',
  'trial.read.more': 'Read the book',
  'trial.traveller': 'Choose your traveller',
  'trial.traveller.change': 'Change my traveller',
  'trial.result': 'See my stars',
  'trial.back.sign-in': 'Sign in',
  'trial.back.home': 'Home',
  'trial.quiz.title': 'Questions: {chapter}',
  'trial.quiz.back': 'the chapter',
  'trial.error': "The chapter didn't arrive. Try again?",
  'trial.finish.title': 'Chapter finished!',
  'trial.finish.stars': '{count, plural, =0 {No stars yet} one {You have # star} other {You have # stars}}',
  'trial.finish.keep':
    'Join to keep your {count, plural, one {star} other {# stars}}. Ask a grown-up to help.',
  'trial.finish.join': 'Join',
  'trial.finish.none': 'Play the chapter, and your stars wait here.',
});
