// Banned words with their replacements. Names of concepts: docs/glossary.md.

/** @type {readonly (readonly [words: RegExp, instead: string])[]} */
const banned = [
  [/\bwhoever\b/i, 'name the person, or write "anyone who"'],
  [/(^|[.;:(|] |\* )Who\b(?!['\u2019])(?!.*\?)/, 'name the person: "A learner who hides ..."'],
  [/\b(of|for|to|by|with|from|at|on) who\b/i, 'name the person: "for a learner who ..."'],
  [
    /\b(am|is|are|was|were|be|been) told\b/i,
    'active voice: "sees", "receives", "learns", or the thing that says it',
  ],
  [/\bstands? there\b/i, '"exists", "is shown", or nothing'],
  [/\b(put|puts|putting) (\S+ ){0,3}away\b/i, '"abandon" for a run, "discard" or "close" for other things'],
  // A quoted name is already stored.
  [/\bput(Away|_away_again)(?!["'])/, '"abandon"'],
  [/\b(put|puts|putting) (\S+ ){0,2}right\b/i, '"correct" or "repair"'],
  [/turnstile/i, '"mutex" or "semaphore"'],
  [/\b(Turns?|[a-z]+Turns?)\b(?! )/, '"rate-limit hit": hit, countHit, requireHits'],
  [/\bGate\b|\bgate\.(open|enter|wait)/, '"semaphore", or "deferred" in a test'],
  [/\bthe own\b/i, '"its own", "their own", or the owner: "the learner\'s"'],
  [/\bso that nobody\b/i, 'say what happens: "so that a second call cannot ..."'],
  [/\bdear(er|est)?\b/, '"expensive"'],
];

/**
 * Banned words in a line.
 * @param {string} line
 * @returns {string[]} one finding for each, with what to write instead
 */
export function bannedIn(line) {
  return banned.flatMap(([words, instead]) => {
    const found = words.exec(line)?.[0];
    return found ? [`"${found.trim()}": write ${instead}`] : [];
  });
}
