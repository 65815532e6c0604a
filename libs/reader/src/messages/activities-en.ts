import { defineMessages } from '@sirah-trails/ui';

/** The words of Treasure Trails. */
export const activitiesEn = defineMessages({
  'reader.activities.title': 'Treasure Trails',
  'reader.activities.back': 'home',
  'reader.activities.error': "We couldn't open the list. Try again?",
  'reader.activities.empty': 'No activities found',
  'reader.activities.empty.text': 'Stay tuned: new activities are on their way!',
  'reader.activities.pages': '{count, plural, one {# page} other {# pages}} to print',
  'reader.activities.kind.maze': 'Maze',
  'reader.activities.kind.word_search': 'Word search',
  'reader.activities.kind.timeline': 'Timeline',
  'reader.activity.title': 'Activity',
  'reader.activity.about': 'What to do',
  'reader.activity.error': "We couldn't open the activity. Try again?",
  'reader.activity.missing.title': "We couldn't find this activity",
  'reader.activity.missing.text': 'It may have moved to another trail.',
  'reader.activity.missing.back': 'Back to Treasure Trails',
});
