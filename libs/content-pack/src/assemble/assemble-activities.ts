import { createHash } from 'node:crypto';
import type { Activity } from '../pack.ts';
import type { PackFiles } from '../files/pack-files.ts';
import { countPdfPages } from '../files/pdf-file.ts';
import type { TextRenderer } from '../text/text-renderer.ts';

/** The sizes of paper for which every activity has a PDF, by what their files are called. */
export const papers = { a4: 'A4', letter: 'Letter' } as const;

/** Where the PDF of an activity lies in the pack. */
export function pdfPath(activityId: string, paper: keyof typeof papers): string {
  return `activities/pdf/${activityId}-${paper}.pdf`;
}

/** The activities with their PDFs. */
export function assembleActivities({ activities, folder }: PackFiles, text: TextRenderer): Activity[] {
  return activities.map(({ value: { id, order, title, cover, sheet, body } }) => {
    const a4 = folder.get(pdfPath(id, 'a4')) ?? Buffer.alloc(0);
    return {
      id,
      order,
      title: text.plain(title),
      cover,
      category: sheet.kind,
      descriptionHtml: text.html(body),
      pageCount: countPdfPages(a4),
      files: (['a4', 'letter'] as const).map((paper) => {
        const path = pdfPath(id, paper);
        const file = folder.get(path) ?? Buffer.alloc(0);
        return { paper: papers[paper], path, version: versionOf(file), bytes: file.length };
      }),
    };
  });
}

/** Changes with the bytes, so that an address can be kept for ever. */
function versionOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 16);
}
