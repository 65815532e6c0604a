// Definitions and citations of ids: specification, its decisions, threats and decision records.

const documents = /^docs\/(specification|spec-decisions|threats)\.md$/;
const records = /^docs\/decisions\/0*(\d+)-[^/]+\.md$/;

const id = '(?:A[1-9]|B[1-9](?:\\.\\d{1,2})?|D\\d{1,3}|R[1-9]|T\\d{1,2}|ADR-\\d+)';
// Excludes the end of a longer word, code points (U+A9), paths and times of day (T09:30).
const cited = new RegExp(`(?<![\\w+./#-])${id}(?!\\w|:\\d|\\.\\w|-\\w)`, 'g');
const paper = /\bA4\b(?=.*(letter|paper))|(?<=(letter|paper).*)\bA4\b/gi;

const domain =
  /^(docs\/|CONTRIBUTING\.md$|apps\/provider\/src\/domain\/|libs\/quiz-engine\/src\/(core\/|questions\/[^/]+\/core\.ts$))/;
const tests = /\.(test|spec)\.\w+$|^apps\/(web-e2e|provider-contract)\/|\/testing\//;
const comment = /^\s*(\/\*|\*|\/\/)|\s\/\/ |\{\/\*/;

const oldSpellings = [
  /\bdecisions? (?=\d|R[1-3]\b)/i,
  /\brecords? \d+\b/i,
  /\bADR[ -]0*\d+(?<!ADR-[1-9]\d*)/,
  // A title with a leading bare number: '99: Back leads ...' or 'B2, 113: ...'.
  new RegExp(`['"\`](?:${id}, )*\\d{1,3}(?:, (?:${id}|\\d{1,3}))*: \\p{L}`, 'u'),
  // A title with a trailing bare number: '... is never joined (34)'.
  new RegExp(`[a-z] \\((?:${id}, )*\\d{2,3}(?:, (?:${id}|\\d{1,3}))*\\)['"\`]`),
];

/** @param {string} file path from the root of the repository */
export function definesIds(file) {
  return documents.test(file) || file.startsWith('docs/decisions/');
}

/**
 * Ids defined in the documents.
 * @param {readonly { file: string, text: string }[]} files of the repository
 * @returns {Set<string>}
 */
export function definedIds(files) {
  const lines = files
    .filter(({ file }) => documents.test(file))
    .flatMap(({ text }) => [...text.matchAll(/^- \*\*([A-Z]\d+(?:\.\d+)?)\*\* /gm)].map(([, name]) => name));
  const adrs = files.map(({ file }) => records.exec(file)?.[1]).filter(Boolean);
  return new Set([...lines, ...adrs.map((number) => `ADR-${number}`)].map(String));
}

/**
 * Id problems in a file.
 * @param {string} file path from the root of the repository
 * @param {string} text of the file
 * @param {ReadonlySet<string>} defined
 * @returns {string[]} one line for each finding
 */
export function idFindings(file, text, defined) {
  return text.split('\n').flatMap((line, index) => {
    const at = `${file}:${index + 1}`;
    return [
      ...idsOf(line).flatMap((name) => idFinding(name, file, line, defined).map((found) => `${at} ${found}`)),
      ...oldSpellings.flatMap((old) => {
        const found = old.exec(line)?.[0];
        return found ? [`${at} "${found.trim()}": write D112, or ADR-23 for a decision record`] : [];
      }),
    ];
  });
}

/**
 * Ids cited in a line.
 * @param {string} line
 */
export function idsOf(line) {
  return line.replaceAll(paper, '').match(cited) ?? [];
}

/**
 * @param {string} name @param {string} file @param {string} line @param {ReadonlySet<string>} defined
 * @returns {string[]}
 */
function idFinding(name, file, line, defined) {
  if (!defined.has(name)) return [`${name} is defined by no document (see docs/README.md)`];
  if (domain.test(file) || (tests.test(file) && !comment.test(line))) return [];
  return [`${name} stands outside test titles, domain functions and docs/: say the reason instead`];
}
