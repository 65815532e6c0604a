import { problemAt } from '../files/located.ts';
import type { PackFiles } from '../files/pack-files.ts';
import type { Problem } from '../problem.ts';

/** "It begins with H", "the first letter is an H", "has a Z at the end". */
const letters = [
  /\b(?:first|last) letters?\b/i,
  /\b(?:[Bb]egins?|[Ss]tarts?|[Ee]nds?) (?:and ends? )?with (?:an? |the (?:same )?letters? )?["“'‘]?[A-Z](?!['’]?\p{L})/u,
  /\b(?:begins?|starts?|ends?) (?:and ends? )?with the (?:same )?letter\b/i,
  /\b(?:an?|the letter) ["“'‘]?[A-Z]["”'’]? at the (?:beginning|start|end)\b/,
];

/** A hint helps to think of the answer; it does not spell it. */
export function checkHints({ chapters }: PackFiles): Problem[] {
  return chapters.flatMap((at) =>
    at.value.questions.flatMap(({ hint }, index) =>
      letters.some((pattern) => pattern.test(hint))
        ? [
            problemAt(
              at,
              ['questions', index, 'hint'],
              'the hint names a letter of the answer',
              'Speak of its meaning, or of where a page tells of it.',
            ),
          ]
        : [],
    ),
  );
}
