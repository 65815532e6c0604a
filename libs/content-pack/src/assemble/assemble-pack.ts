import { assembleActivities } from './assemble-activities.ts';
import { assembleAvatar } from './assemble-avatar.ts';
import { assembleBooks } from './assemble-books.ts';
import { assembleCompetitions } from './assemble-competitions.ts';
import { assemblePeople, assembleTerms } from './assemble-entries.ts';
import { assembleTheme } from './assemble-theme.ts';
import { assembleWorlds } from './assemble-worlds.ts';
import type { Pack } from '../pack.ts';
import type { PackFiles } from '../files/pack-files.ts';
import { hashPack } from './pack-hash.ts';
import { createTextRenderer } from '../text/text-renderer.ts';

/** Joins checked files into a pack. Throws when a single file is absent, which the check has ruled out. */
export function assemblePack(files: PackFiles): Pack {
  const { metadata, honorifics, quizTimes } = files;
  if (!metadata || !honorifics || !quizTimes)
    throw new Error('assemblePack needs files that passed the check.');
  const { reviewed_by: reviewedBy, planned, ...rest } = metadata.value;
  const text = createTextRenderer(honorifics.value.tokens, files.works?.value ?? []);
  return {
    metadata: {
      ...rest,
      reviewedBy,
      planned: planned === undefined ? null : { worlds: planned.worlds, subTrails: planned.sub_trails },
    },
    hash: hashPack(files.folder),
    legal: files.legal.map(({ value: { body, ...rest } }) => ({ ...rest, html: text.html(body) })),
    theme: assembleTheme(files.themes?.value),
    quizTimes: quizTimes.value,
    worlds: assembleWorlds(files, text),
    books: assembleBooks(files, text),
    people: assemblePeople(files, text),
    terms: assembleTerms(files, text),
    activities: assembleActivities(files, text),
    competitions: assembleCompetitions(files, text),
    avatarItems: assembleAvatar(files),
  };
}
