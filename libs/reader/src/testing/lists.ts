import { type Album, defaultConfiguration, type GlossaryEntry, type Person } from '@sirah-trails/api-client';
import { example, http } from '@sirah-trails/api-client/testing';

const size = 10;

/** Terms in the shape of the contract's example, from 'Term 1'. */
export function terms(count: number): GlossaryEntry[] {
  return rows(count, 'Term', example('getGlossaryEntry').data);
}

export function term(title: string): GlossaryEntry {
  return { ...example('getGlossaryEntry').data, id: title.toLowerCase(), title };
}

/** People in the shape of the contract's example, from 'Person 1'. */
export function people(count: number): Person[] {
  return rows(count, 'Person', example('getPerson').data);
}

function rows<Row extends { id: string; title: string }>(count: number, name: string, one: Row): Row[] {
  return Array.from({ length: count }, (_, index) => ({
    ...one,
    id: `${name.toLowerCase()}-${index + 1}`,
    title: `${name} ${index + 1}`,
  }));
}

interface ListAnswers {
  people?: Person[];
  terms?: GlossaryEntry[];
  /** Met entries; enable the addition. */
  album?: Pick<Album, 'people' | 'terms'>;
}

/** Mock handlers for these people and terms, with letter, search and page. */
export const listProvider = ({
  people: some = people(3),
  terms: others = terms(3),
  album,
}: ListAnswers = {}) => [
  http.get('/api/x/v1/configuration', ({ response }) =>
    response(200).json({
      ...defaultConfiguration,
      capabilities: album ? ['mistakes', 'album'] : ['mistakes'],
    }),
  ),
  http.get('/api/x/v1/album', ({ response }) =>
    response(200).json({ data: { ...example('getAlbum').data, ...album } }),
  ),
  http.get('/api/x/v1/entries/{kind}/{id}/book', ({ response }) =>
    response(200).json(example('getEntryBook')),
  ),
  http.get('/api/people/v1', ({ query, response }) => response(200).json(pageOf(some, query))),
  http.get('/api/people/v1/{id}', ({ params, response }) => {
    const found = some.find(({ id }) => id === params.id);
    return found ? response(200).json({ data: found }) : response(404).json({ message: 'Not found' });
  }),
  http.get('/api/glossaries/v1', ({ query, response }) => response(200).json(pageOf(others, query))),
  http.get('/api/glossaries/v1/{id}', ({ params, response }) => {
    const found = others.find(({ id }) => id === params.id);
    return found ? response(200).json({ data: found }) : response(404).json({ message: 'Not found' });
  }),
];

function pageOf<Row extends { title: string }>(
  all: readonly Row[],
  query: { get(name: never): string | null },
) {
  const given = (name: string) => query.get(name as never)?.toLowerCase() ?? '';
  const letter = given('starts_with');
  const left = all.filter(({ title }) => {
    const text = title.toLowerCase();
    return text.startsWith(letter) && text.includes(given('search'));
  });
  const page = Number(given('page') || 1);
  return {
    data: left.slice((page - 1) * size, page * size),
    current_page: page,
    total: left.length,
    last_page: Math.max(1, Math.ceil(left.length / size)),
  };
}
