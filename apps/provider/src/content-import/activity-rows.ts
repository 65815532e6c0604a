import type { Pack } from '@sirah-trails/content-pack/model';
import { contentUrl } from './content-url.ts';

/** The rows of the activities, with the addresses of their PDFs. */
export function activityRows({ activities }: Pack) {
  return activities.map(({ id, order, title, cover, category, descriptionHtml, pageCount, files }) => ({
    id,
    position: order,
    title,
    cover: contentUrl(cover),
    category,
    description: descriptionHtml,
    page_count: pageCount,
    files: JSON.stringify(
      files.map(({ paper, path, version, bytes }) => ({
        paper,
        path,
        url: `${pdfUrl(path)}?v=${version}`,
        bytes,
      })),
    ),
    retired: 0,
  }));
}

/** The PDFs are served by themselves: the fields beside them are not for readers. */
function pdfUrl(path: string): string {
  return contentUrl(path.replace('activities/pdf/', 'activities/'));
}
