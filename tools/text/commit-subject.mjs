const types = 'feat|fix|docs|test|refactor|perf|build|ci|chore|style|revert';
const form = new RegExp(`^(${types})(\\([a-z0-9, -]+\\))?!?: [a-z]\\S* .*[^.]$`);
const longest = 72;

/**
 * Whether a commit subject has the conventional form, in at most 72 characters.
 * @param {string} subject
 */
export function isConventional(subject) {
  return form.test(subject) && subject.length <= longest;
}
