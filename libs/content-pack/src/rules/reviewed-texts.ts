import { problemAt } from '../files/located.ts';
import type { PackFiles } from '../files/pack-files.ts';
import type { Problem } from '../problem.ts';

/** The pack claims a scholar's review only for texts that it has. */
export function checkReviewedTexts(files: PackFiles): Problem[] {
  const { metadata } = files;
  if (metadata === undefined) return [];
  const texts = [...files.pages, ...files.people, ...files.terms, ...files.chapters, ...files.activities];
  const ids = new Set(texts.map((text) => text.value.id));
  return metadata.value.reviewed.flatMap((id, index) =>
    ids.has(id)
      ? []
      : [
          problemAt(
            metadata,
            ['reviewed', index],
            `there is no text with the id "${id}"`,
            'Name a page, a person, a term, a chapter or an activity.',
          ),
        ],
  );
}
