// Which projects a change touches, and which stories and journeys that asks for.

const features = ['auth', 'avatar', 'journey', 'leaderboard', 'reader'];

/** Files that no test reads. */
const paper = /^(docs|\.github)\/|\.md$|^CODEOWNERS$/;

/**
 * @param {readonly string[]} files paths from the root, with `/`
 * @returns {string[]} folders of the projects, as `libs/reader`; `.` for a file of the whole workspace
 */
export function changedProjects(files) {
  const folders = files
    .filter((file) => !paper.test(file))
    .map((file) => /^((?:apps|libs)\/[^/]+|openapi|content|tools)\//.exec(file)?.[1] ?? '.');
  return [...new Set(folders)].sort();
}

/**
 * Stories and journeys carry the name of their library. What lies below the features reaches all of them.
 *
 * @param {readonly string[]} projects of `changedProjects`
 * @returns {string[] | 'all'} names of features; none where nothing of the web app has changed
 */
export function featuresToLookAt(projects) {
  const seen = projects.filter((folder) => folder !== 'tools' && folder !== 'apps/provider-contract');
  const names = seen.map((folder) => folder.replace('libs/', ''));
  return names.every((name) => features.includes(name)) ? names : 'all';
}

/**
 * A file's own project is enough for the rules of lint; the rules themselves reach every project.
 *
 * @param {readonly string[]} projects of `changedProjects`
 * @returns {string[]} folders for one ESLint; `.` for the whole workspace
 */
export function foldersToLint(projects) {
  const rules = projects.includes('.') || projects.includes('tools');
  return rules ? ['.'] : [...projects];
}
