import type { Question } from '@sirah-trails/content-pack';
import type { Wire } from '../../play/wire.ts';

/** The sources of a question as the contract spells them. */
export function presentReferences({ references }: Question): Wire['AnswerResult']['references'] {
  return references.map(({ work, section, grade }) => ({ work, section, grade }));
}
