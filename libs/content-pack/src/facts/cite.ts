import { type CitedWork, type CitedWorks, type Fact, type FactReference, singlePlaces } from './fact-list.ts';
import type { ReferenceFields } from '../schemas/reference-schemas.ts';

/** References that readers see below a text. */
const mostShown = 3;

/** The passages of a work that state the facts, or that recall them. */
interface Source {
  readonly work: CitedWork;
  readonly bond: FactReference['bond'];
  readonly places: readonly string[];
  readonly facts: ReadonlySet<Fact>;
}

/**
 * References for a text with these facts: a reference per work and claim, three at most. Chooses works that together
 * state every fact where possible, then further witnesses, then works that recall a fact.
 */
export function citeFacts(facts: readonly Fact[], works: CitedWorks): ReferenceFields[] {
  return shownSources(facts, works).map(({ work, bond, places }) => ({
    work: work.title,
    section: sectionOf(work, places),
    grade: work.grade,
    claim: bond,
  }));
}

/** The facts that no shown reference states in a work; common knowledge may be left out. */
export function unstatedFacts(facts: readonly Fact[], works: CitedWorks): Fact[] {
  const shown = shownSources(facts, works).filter(({ bond }) => bond === 'says');
  const isPlaced = ({ references }: Fact) =>
    references.some(({ bond, work }) => bond === 'says' && works.get(work)?.kind !== 'entry');
  return facts.filter((fact) => isPlaced(fact) && !shown.some((source) => source.facts.has(fact)));
}

function shownSources(facts: readonly Fact[], works: CitedWorks): Source[] {
  const sources = sourcesOf(facts, works);
  const says = sources.filter(({ bond }) => bond === 'says');
  const placed = says.filter(({ work }) => work.kind !== 'entry');
  const chosen: Source[] = [];
  const open = new Set(facts);
  while (open.size > 0) {
    const gain = ({ facts: stated }: Source) => [...open].filter((fact) => stated.has(fact)).length;
    const best = placed.toSorted((a, b) => gain(b) - gain(a))[0];
    if (best === undefined || gain(best) === 0) break;
    chosen.push(best);
    for (const fact of best.facts) open.delete(fact);
  }
  const all = [...chosen, ...says, ...sources.filter(({ bond }) => bond === 'recalls')];
  const shown = [...new Set(all)].slice(0, mostShown);
  return sources.filter((source) => shown.includes(source));
}

/** A source per work and claim: first those that state a fact, by grade. */
function sourcesOf(facts: readonly Fact[], works: CitedWorks): Source[] {
  return (['says', 'recalls'] as const).flatMap((bond) =>
    [...works]
      .toSorted(([, a], [, b]) => grades.indexOf(a.grade) - grades.indexOf(b.grade))
      .flatMap(([key, work]) => {
        const cited = facts.flatMap((fact) =>
          fact.references
            .filter((reference) => reference.work === key && reference.bond === bond)
            .map(({ place }) => ({ fact, place })),
        );
        return cited.length === 0
          ? []
          : [
              {
                work,
                bond,
                places: cited.map(({ place }) => place),
                facts: new Set(cited.map(({ fact }) => fact)),
              },
            ];
      }),
  );
}

const grades: readonly CitedWork['grade'][] = ['Q', 'H', 'S', 'G', 'M'];

/** Sorted places without repeats and without places inside a range. */
function sectionOf({ kind }: CitedWork, places: readonly string[]): string {
  const distinct = [...new Set(places)];
  const inside = (place: string, other: string) =>
    place !== other && singlePlaces(place).every((single) => singlePlaces(other).includes(single));
  const sorted = distinct
    .filter((place) => !distinct.some((other) => inside(place, other)))
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
  return kind === 'entry' || kind === 'hadith' ? sorted.join(', ') : sorted.join('; ');
}
