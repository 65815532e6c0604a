import { problemAt } from '../files/located.ts';
import type { PackFiles } from '../files/pack-files.ts';
import type { Problem } from '../problem.ts';
import type { QuestionFields } from '../schemas/question-schema.ts';

type MultipleChoice = Extract<QuestionFields, { type: 'multiple_choice' }>;

/** Least number of letters by which one option must stand out from all others to give itself away. */
const leastGap = 8;

/** The right choice is neither the only one of its kind nor the only long or short one. */
export function checkOptionKinds({ chapters }: PackFiles): Problem[] {
  return chapters.flatMap((at) =>
    at.value.questions.flatMap((question, index) => {
      if (question.type !== 'multiple_choice') return [];
      const kinds = [...new Set(question.choices.map(({ kind }) => kind))];
      return [
        ...(kinds.length === 1
          ? []
          : [
              problemAt(
                at,
                ['questions', index, 'choices'],
                `the choices are of different kinds: ${kinds.join(', ')}`,
                'Offer four of one kind, such as four cities.',
              ),
            ]),
        ...(standsOut(question)
          ? [
              problemAt(
                at,
                ['questions', index, 'answer'],
                'the length of the right choice gives it away',
                'Make the choices about equally long.',
              ),
            ]
          : []),
      ];
    }),
  );
}

function standsOut({ choices, answer }: MultipleChoice): boolean {
  const others = choices.filter(({ text }) => text !== answer).map(({ text }) => text.length);
  const { length } = answer;
  const longest = Math.max(...others);
  const shortest = Math.min(...others);
  const longer = length >= longest * 1.5 && length - longest >= leastGap;
  return longer || (length * 1.5 <= shortest && shortest - length >= leastGap);
}
