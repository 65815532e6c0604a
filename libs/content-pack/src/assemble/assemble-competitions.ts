import type { Competition } from '../pack.ts';
import type { PackFiles } from '../files/pack-files.ts';
import type { TextRenderer } from '../text/text-renderer.ts';

/** The competitions; their days may still be counted from the day of the import. */
export function assembleCompetitions({ competitions }: PackFiles, text: TextRenderer): Competition[] {
  return competitions.map(({ value }) => ({
    id: value.id,
    name: text.plain(value.name),
    banner: value.banner,
    descriptionHtml: text.html(value.description),
    startDay: value.start_date,
    endDay: value.end_date,
    externalLink: value.external_link ?? null,
  }));
}
