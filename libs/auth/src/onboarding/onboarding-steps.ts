import book from './art/book.svg';
import map from './art/map.svg';
import question from './art/question.svg';
import traveller from './art/traveller.svg';

/** The onboarding screens, in order. The URL counts them from 1. */
export const onboardingSteps = [
  { name: 'map', picture: map, button: 'auth.onboarding.start' },
  { name: 'question', picture: question, button: 'auth.onboarding.next' },
  { name: 'book', picture: book, button: 'auth.onboarding.next' },
  { name: 'traveller', picture: traveller, button: 'auth.onboarding.finish' },
] as const;
