import { defineMessages } from '@sirah-trails/ui';

/** The words of a learner's details. */
export const detailsEn = defineMessages({
  'kit.details.first-name': 'First name',
  'kit.details.first-name.required': 'First name is required',
  'kit.details.last-name': 'Last name',
  'kit.details.last-name.required': 'Last name is required',
  'kit.details.age': 'Age',
  'kit.details.age.choose': 'Choose your age',
  'kit.details.age.required': 'Age is required',
  'kit.details.age.5': '5-10 Years Old',
  'kit.details.age.11': '11-15 Years Old',
  'kit.details.age.16': '16-20 Years Old',
  'kit.details.age.21': '> 20 Years Old',
  'kit.details.gender': 'Gender',
  'kit.details.gender.required': 'Gender is required',
  'kit.details.gender.female': 'Girl',
  'kit.details.gender.male': 'Boy',
});
