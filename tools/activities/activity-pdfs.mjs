import { drawMap } from './draw-map.mjs';
import { drawMaze } from './draw-maze.mjs';
import { drawPattern } from './draw-pattern.mjs';
import { drawTimeline } from './draw-timeline.mjs';
import { drawWordSearch } from './draw-word-search.mjs';
import { readActivities, readCredit } from './read-activities.mjs';
import { makePdf } from './sheet.mjs';

/**
 * A pack's PDFs by name: one per activity and paper size.
 * @param {URL} pack folder, with its closing slash
 * @returns {Promise<Map<string, Buffer>>}
 */
export async function activityPdfs(pack) {
  const made = new Map();
  const credit = await readCredit(pack);
  for (const activity of await readActivities(pack))
    for (const paper of /** @type {const} */ (['a4', 'letter'])) {
      const facts = { title: activity.title, paper, credit };
      made.set(
        `${activity.id}-${paper}.pdf`,
        await makePdf(facts, (sheets) => draw[activity.sheet.kind](sheets, activity)),
      );
    }
  return made;
}

/** @typedef {import('./read-activities.mjs').Activity} Activity */

/** By the kind of a sheet; the pack's schema checks the fields of each. @type {Readonly<Record<Activity['sheet']['kind'], (sheets: import('./sheet.mjs').Sheets, activity: any) => void>>} */
const draw = {
  maze: drawMaze,
  word_search: drawWordSearch,
  timeline: drawTimeline,
  pattern: drawPattern,
  map: drawMap,
};
