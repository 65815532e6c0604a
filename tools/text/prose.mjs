// Prose of a file: comments and test titles of code, sentences of Markdown.

/** @typedef {{ line: number, text: string, kind: 'comment' | 'title' | 'text' }} Prose */

const directive = /^\s*(eslint|oxlint|@ts-|@vitest|v8 |<reference|#)/;
const heading = /^#+ /;
const title = /\b(?:it|test|describe)(?:\.\w+)*(?:\([^'"`]*\))?\(\s*(['"`])(.+?)\1/;
const tableTitle = /^\s*\]?\)?\(\s*(['"`])(.+?)\1,\s*(?:async\s*)?\(/;
const ids = /^(?:(?:[A-Z]\d+(?:\.\d+)?|ADR-\d+)(?:, )?)+:?\s*/;

/**
 * @param {string} file
 * @param {string} text
 * @returns {Prose[]} texts can span lines; `line` is their first line, from 1
 */
export function proseOf(file, text) {
  if (file.endsWith('.md')) return markdown(text);
  return [...comments(text), ...titles(text)].map((unit) => ({ ...unit, text: withoutCode(unit.text) }));
}

/** @param {string} text @returns {Prose[]} */
function comments(text) {
  const lines = text.split('\n');
  /** @type {Prose[]} */
  const units = [];
  let isBlock = false;
  let isContinued = false;
  lines.forEach((line, index) => {
    const opened = isBlock ? null : /(?:^|[\s{])\/\*\*?(.*)$/.exec(line);
    const single = isBlock || opened ? null : /(^|.*\s)\/\/ (.*)$/.exec(line);
    let words = isBlock ? line.replace(/^\s*\* ?/, '') : (opened?.[1] ?? single?.[2]);
    if (isBlock || opened) isBlock = !line.includes('*/', opened ? opened.index + 3 : 0);
    words = words?.replace(/\*\/.*$/, '').trimEnd();
    const previous = units.at(-1);
    if (words === undefined || directive.test(words)) isContinued = false;
    // A tag's description is a text: it often begins in the middle of a sentence.
    else if (/^\s*@\w/.test(words)) {
      units.push({ line: index + 1, text: words.replace(/^\s*@\w+/, ''), kind: 'text' });
      isContinued = true;
    } else if (isContinued && previous) previous.text += `\n${words}`;
    else {
      units.push({ line: index + 1, text: words, kind: 'comment' });
      isContinued = true;
    }
    if (isContinued && !isBlock && !(single && single[1]?.trim() === '')) isContinued = false;
  });
  return units;
}

/** @param {string} text @returns {Prose[]} */
function titles(text) {
  return text.split('\n').flatMap((line, index) => {
    const found = (title.exec(line) ?? tableTitle.exec(line))?.[2];
    return found ? [{ line: index + 1, text: found.replace(ids, ''), kind: 'title' }] : [];
  });
}

/** @param {string} text @returns {Prose[]} */
function markdown(text) {
  let fence = '';
  const prose = text.split('\n').map((line) => {
    const mark = /^\s*(```|~~~)/.exec(line)?.[1] ?? '';
    if (fence ? mark === fence : mark) {
      fence = fence ? '' : mark;
      return '';
    }
    return fence ? '' : line;
  });
  /** @type {Prose} */
  const whole = {
    line: 1,
    text: withoutCode(prose.map((line) => (heading.test(line) ? '' : line)).join('\n')),
    kind: 'text',
  };
  const headings = prose.flatMap((line, index) =>
    heading.test(line)
      ? [/** @type {Prose} */ ({ line: index + 1, text: line.replace(heading, ''), kind: 'title' })]
      : [],
  );
  return [whole, ...headings];
}

/**
 * Blanks code and quotations, in the same length.
 * @param {string} text
 */
function withoutCode(text) {
  return text.replace(/`[^`\n]*`|"[^"\n]*"|“[^”\n]*”|(?<!\w)'[^'\n]*'(?!\w)|\]\([^)\n]*\)/g, (found) =>
    '~'.repeat(found.length),
  );
}
