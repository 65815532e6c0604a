import { drawMaze } from './draw-maze.mjs';
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
        await makePdf(facts, (sheets) => drawActivity(sheets, activity)),
      );
    }
  return made;
}

/**
 * @param {import('./sheet.mjs').Sheets} sheets
 * @param {import('./read-activities.mjs').Activity} activity
 */
function drawActivity(sheets, activity) {
  const { kind } = activity.sheet;
  // Safe cast: the pack's schema checks the activity by its kind.
  if (kind === 'maze')
    drawMaze(sheets, /** @type {import('./read-activities.mjs').MazeActivity} */ (activity));
  if (kind === 'word_search')
    drawWordSearch(sheets, /** @type {import('./read-activities.mjs').WordSearchActivity} */ (activity));
  if (kind === 'timeline')
    drawTimeline(sheets, /** @type {import('./read-activities.mjs').TimelineActivity} */ (activity));
}
