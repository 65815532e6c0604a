/** @typedef {import('./contract-facts.mjs').Facts} Facts */

const requirement = /^> (?:.* required|signed in required)$|^> .* additionalProperties false$/;
const constraint = /^(> .*) (max\w+|min\w+|pattern|format) (.*)$/;
const type = /^([<>] .*): (\w+)$/;
const value = /^(> .*) = /;

/**
 * Breaking changes for a client of the last release: removed or changed response data, or rejected requests. Additions are
 * not breaking.
 * @param {Facts} released
 * @param {Facts} current
 * @returns {string[]} one line for each
 */
export function breakingChanges(released, current) {
  return [...released].flatMap(([operation, before]) => {
    const now = current.get(operation);
    if (!now) return [`${operation} is gone`];
    const gone = [...before].filter((fact) => !now.has(fact) && !isLimit(fact));
    const stricter = [...now].filter((fact) => !before.has(fact) && narrows(fact, before));
    return [
      ...gone.map((fact) => `${operation} ${fact} is gone`),
      ...stricter.map((fact) => `${operation} ${fact} is new`),
    ];
  });
}

/** Whether a fact restricts requests: clients without it send the same. @param {string} fact */
function isLimit(fact) {
  return requirement.test(fact) || constraint.test(fact);
}

/** Whether a new fact restricts previously known data. @param {string} fact @param {ReadonlySet<string>} before */
function narrows(fact, before) {
  const knew = (/** @type {string} */ place) => [...before].some((one) => one.startsWith(`${place}: `));
  const [, typed = ''] = type.exec(fact) ?? [];
  // A changed response type; a request may accept an additional type.
  if (typed) return typed.startsWith('<') && knew(typed);
  const [, limited = '', name = '', now = ''] = constraint.exec(fact) ?? [];
  if (limited) return knew(limited) && !isRelaxed(name, now, before, limited);
  const [, chosen = ''] = value.exec(fact) ?? [];
  if (chosen) return knew(chosen) && ![...before].some((one) => one.startsWith(`${chosen} = `));
  return requirement.test(fact) && !belongsToAddition(fact, knew);
}

/** @param {string} name @param {string} now @param {ReadonlySet<string>} before @param {string} place */
function isRelaxed(name, now, before, place) {
  const known = [...before].find((one) => one.startsWith(`${place} ${name} `));
  if (!known || !/^(max|min)/.test(name)) return false;
  const difference = Number(now) - Number(known.slice(`${place} ${name} `.length));
  return name.startsWith('max') ? difference >= 0 : difference <= 0;
}

/** Whether a requirement is inside a new object, which released clients never send. @param {string} fact @param {(place: string) => boolean} knew */
function belongsToAddition(fact, knew) {
  const place = fact.replace(/ (required|additionalProperties false)$/, '');
  const holder = fact.endsWith('required') ? place.replace(/\.[^.]+$/, '') : place;
  return /^> body/.test(holder) && holder !== '> body' && !knew(holder);
}
