import { defineMessages } from '@sirah-trails/ui';

/** The words of the small print, where the provider brings none. */
export const legalEn = defineMessages({
  'kit.legal.updated': 'Last updated {day}',
  'kit.legal.failed': "This page didn't open. Let's try that again!",
  'kit.legal.terms':
    'To open your trail, we keep your username, your email, your name, your age group and what you play and read here.',
  'kit.legal.seen': 'Other learners see your username, your avatar and your stars, and nothing else.',
  'kit.legal.faq':
    '{product} is a place to learn about the life of the Prophet (peace be upon him) by reading, playing and thinking. You walk through 8 worlds.',
  'kit.legal.ages': 'It is for children and young people from 5 to 20 years.',
  'kit.legal.owner': '{owner} is in charge of {product}.',
  'kit.legal.ask': 'Questions? Write to {email}',
});
