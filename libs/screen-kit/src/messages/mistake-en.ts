import { defineMessages } from '@sirah-trails/ui';

/** Messages for the mistake report; they load with its dialog. */
export const mistakeEn = defineMessages({
  'kit.mistake.title': 'Did you find a mistake?',
  'kit.mistake.wrong': 'What is wrong?',
  'kit.mistake.wrong.required': 'Choose what is wrong',
  'kit.mistake.wrong.fact': 'Something here is not true',
  'kit.mistake.wrong.answer': 'The answer is not right',
  'kit.mistake.wrong.unclear': "I don't understand it",
  'kit.mistake.wrong.spelling': 'A word is misspelled or missing',
  'kit.mistake.wrong.picture': 'The picture does not fit',
  'kit.mistake.wrong.other': 'Something else',
  'kit.mistake.message': 'Tell us more',
  'kit.mistake.send': 'Send',
  'kit.mistake.thanks': 'Thank you for reading so well!',
  'kit.mistake.thanks.text': 'We will look at it.',
  'kit.mistake.done': 'Done',
});
