import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';

/**
 * A message's arguments, including arguments in its choices.
 * @param {string} text in ICU message format
 * @returns {Set<string>}
 * @throws {Error} for an invalid message
 */
export function messageArguments(text) {
  const names = /** @type {Set<string>} */ (new Set());
  collect(compileMessageOrThrow(text), names);
  return names;
}

/** @param {unknown} compiled @param {Set<string>} names */
function collect(compiled, names) {
  if (!Array.isArray(compiled)) return;
  for (const token of compiled) {
    if (!Array.isArray(token)) continue;
    const [name, , format] = token;
    if (name !== '#') names.add(String(name));
    if (typeof format !== 'object' || format === null) continue;
    for (const choice of Object.values(format)) collect(choice, names);
  }
}
