/** The places with lists, which load together; with the card of a person or a term, which the reader opens, too. */
export { activitiesParts } from './activities/activities-parts.ts';
export { activityParts } from './activity/activity-parts.ts';
export { glossaryParts, peopleParts } from './entries/entries-parts.ts';
export { shelfParts } from './shelf/shelf-parts.ts';
export { entryQuery } from './endpoints/entries.ts';
export { EntryDialog } from './entry/entry-dialog.tsx';
