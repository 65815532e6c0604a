import { problemAt, type Located } from '../files/located.ts';
import { dayStart, isRelativeDay } from '../pack-day.ts';
import type { PackFiles } from '../files/pack-files.ts';
import type { Problem } from '../problem.ts';
import type { CompetitionFile } from '../schemas/competition-schema.ts';

/** A competition does not end before it starts, and leads only to hosts that the pack allows. */
export function checkCompetitions({ competitions, metadata }: PackFiles): Problem[] {
  const hosts = metadata?.value.link_hosts ?? [];
  return competitions.flatMap((competition) => [
    ...wrongDays(competition),
    ...foreignLink(competition, hosts),
  ]);
}

function wrongDays(competition: Located<CompetitionFile>): Problem[] {
  const { start_date: start, end_date: end } = competition.value;
  const report = (what: string, fix: string) => [problemAt(competition, ['end_date'], what, fix)];
  if (isRelativeDay(start) !== isRelativeDay(end))
    return report('one day is counted from today and the other is a date', 'Write both in the same way.');
  return dayStart(end, 0) < dayStart(start, 0)
    ? report('the competition ends before it starts', 'Correct one of the days.')
    : [];
}

function foreignLink(competition: Located<CompetitionFile>, hosts: readonly string[]): Problem[] {
  const { external_link: link } = competition.value;
  if (link === undefined) return [];
  const { hostname, username, password, port } = new URL(link);
  if (username !== '' || password !== '' || port !== '')
    return [
      problemAt(
        competition,
        ['external_link'],
        'the link names a user or a port',
        'Write it as https://host/path.',
      ),
    ];
  if (hosts.includes(hostname)) return [];
  return [
    problemAt(
      competition,
      ['external_link'],
      `the host "${hostname}" is not allowed`,
      'Add it to link_hosts in pack.yaml when somebody answers for what children find there.',
    ),
  ];
}
