import { dayEnd, dayStart, type Pack } from '@sirah-trails/content-pack/model';
import { contentUrl } from './content-url.ts';

/** The rows of the competitions: from the first to the last millisecond of their days in UTC. */
export function competitionRows({ competitions }: Pack, now: number) {
  return competitions.map(({ id, name, banner, descriptionHtml, startDay, endDay, externalLink }) => ({
    id,
    name,
    banner: contentUrl(banner),
    description: descriptionHtml,
    starts_at: dayStart(startDay, now),
    ends_at: dayEnd(endDay, now),
    external_link: externalLink,
    retired: 0,
  }));
}
