import { type PackFiles, readPackFiles } from '../files/pack-files.ts';

const fixed: Readonly<Record<string, string>> = {
  'works.yaml': `
- { title: Quran, grade: Q, place: verse, cited_as: quran, text: quran.json }
- { title: Ibn Hisham, edition: Cairo, grade: S, place: page, volumes: 2, cited_as: ibn-hisham, text: hisham }
- { title: al-Tabari, edition: Beirut, grade: S, place: page, volumes: 11, cited_as: tabari, text: tabari }
- { title: Common knowledge, grade: G, place: entry, cited_as: plain }
`,
  'worlds/1/world.yaml': `
id: w1
order: 1
name: World
theme: desert
art: { background: art/a.svg, floating_island: art/a.svg, map: art/a.svg }
quotes: []
`,
  'worlds/1/1/sub-trail.yaml': `
{ id: w1-s1, order: 1, title: Trail, anchor: { x: 1, y: 1 }, book: trail }
`,
  'worlds/1/1/facts.md': `# w1-s1: Trail

## First

1. Biographers relate that the well was deep.
   - says | ibn-hisham 1:1 | ماء، بئر
2. Biographers relate that the road was long.
   - says | ibn-hisham 1:2 | ماء، بئر
   - says | tabari 1:2 | ماء، بئر
3. The Quran tells of a valley.
   - says | quran 14:37 | ماء، بئر
4. The sea is wide.
   - says | plain geography
`,
};

/** A pack of one chapter with these questions (YAML list items) and four facts, which tests of questions name by number. */
export function askedPack(...questions: readonly string[]): PackFiles {
  const list = questions.map((question, index) => {
    const fields = `id: q${index}\nhint: A hint.\nexplanation: An answer.\nfacts: [4]\ntags: [place:a]\nsensitivity: 0\n`;
    const own = new Set(question.match(/^\w+(?=:)/gm));
    const rest = fields.split('\n').filter((line) => !own.has(line.split(':')[0] ?? ''));
    return `  - ${[...question.trim().split('\n'), ...rest].join('\n    ').trim()}\n`;
  });
  const chapter = `id: w1-s1-c1\norder: 1\ntitle: First\nbook_pages: [1]\nquestions:\n${list.join('')}`;
  const all = { ...fixed, 'worlds/1/1/chapters/1.yaml': chapter };
  const { files, problems } = readPackFiles(
    new Map(Object.entries(all).map(([file, text]) => [file, Buffer.from(text)])),
  );
  const wrong = problems.filter(({ file }) => file in all);
  if (wrong.length > 0) throw new Error(wrong.map(({ line, what }) => `${line}: ${what}`).join('\n'));
  return files;
}
