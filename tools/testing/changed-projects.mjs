// Maps changed files to projects, stories and journeys.

const features = ['auth', 'avatar', 'journey', 'leaderboard', 'reader'];

/** Files without an effect on tests. */
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
 * Stories and journeys are named by library. Changes below the features select all of them.
 *
 * @param {readonly string[]} projects of `changedProjects`
 * @returns {string[] | 'all'} feature names; empty without changes in the web app
 */
export function featuresToLookAt(projects) {
  const seen = projects.filter((folder) => folder !== 'tools' && folder !== 'apps/provider-contract');
  const names = seen.map((folder) => folder.replace('libs/', ''));
  return names.every((name) => features.includes(name)) ? names : 'all';
}

/**
 * A changed file needs lint only in its own project; changed lint rules affect every project.
 *
 * @param {readonly string[]} projects of `changedProjects`
 * @returns {string[]} folders for ESLint; `.` for the whole workspace
 */
export function foldersToLint(projects) {
  const rules = projects.includes('.') || projects.includes('tools');
  return rules ? ['.'] : [...projects];
}
