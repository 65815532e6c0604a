import { visit } from 'unist-util-visit';
import { problemAt } from '../files/located.ts';
import { isLink, isPlainColon, parseMarkdown } from '../text/markdown.ts';
import type { PackFiles } from '../files/pack-files.ts';
import { packTexts, type PackText } from '../files/pack-texts.ts';
import type { Problem } from '../problem.ts';

const folders = { term: 'glossary', person: 'people' } as const;

type Ids = { readonly [Kind in keyof typeof folders]: ReadonlySet<string> };

/** Every term and person that a text or a question names exists, and no text, the small print neither, holds HTML. */
export function checkLinks(files: PackFiles): Problem[] {
  const ids: Ids = {
    term: new Set(files.terms.map((term) => term.value.id)),
    person: new Set(files.people.map((person) => person.value.id)),
  };
  const legal = files.legal.map((at) => ({ at, path: ['body'], text: at.value.body, markdown: true }));
  const texts = [...packTexts(files).filter((text) => text.markdown), ...legal];
  return [...texts.flatMap((text) => linksInText(text, ids)), ...tagsOfQuestions(files, ids)];
}

function linksInText(text: PackText, ids: Ids): Problem[] {
  const problems: Problem[] = [];
  const report = (line: number | undefined, what: string, fix: string) => {
    const problem = problemAt(text.at, text.path, what, fix);
    // Only a Markdown file keeps the lines of its text; a YAML field may be folded.
    const offset = text.path[0] === 'body' ? (line ?? 1) - 1 : 0;
    problems.push({ ...problem, line: problem.line + offset });
  };
  visit(parseMarkdown(text.text), (node) => {
    const line = node.position?.start.line;
    if (node.type === 'html') report(line, 'the text holds HTML', 'Use Markdown only.');
    if (node.type === 'link' || node.type === 'image')
      report(line, `the text holds a ${node.type}`, 'Remove it: pages show words, terms and people only.');
    if (node.type !== 'textDirective' && node.type !== 'leafDirective' && node.type !== 'containerDirective')
      return;
    if (node.type === 'textDirective' && isPlainColon(node)) return;
    const [what, fix] = brokenLink(node.name, node.attributes?.['id'] ?? '', ids) ?? [];
    if (what !== undefined && fix !== undefined) report(line, what, fix);
  });
  return problems;
}

function brokenLink(kind: string, id: string, ids: Ids): readonly [what: string, fix: string] | undefined {
  if (!isLink(kind))
    return [
      `":${kind}" is not a mark that the app knows`,
      'Use :term[words]{#id} or :person[words]{#id}, and put a space after a colon.',
    ];
  if (ids[kind].has(id)) return undefined;
  return [`the ${kind} "${id}" does not exist`, `Add ${folders[kind]}/${id}.md or correct the id.`];
}

function tagsOfQuestions(files: PackFiles, ids: Ids): Problem[] {
  return files.chapters.flatMap((chapter) =>
    chapter.value.questions.flatMap((question, index) =>
      question.tags.flatMap((tag, place) => {
        const [kind = '', id = ''] = tag.split(':');
        const [what, fix] = (kind === 'place' ? undefined : brokenLink(kind, id, ids)) ?? [];
        return what === undefined || fix === undefined
          ? []
          : [problemAt(chapter, ['questions', index, 'tags', place], what, fix)];
      }),
    ),
  );
}
