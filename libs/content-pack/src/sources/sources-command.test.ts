import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { starterPack } from '../testing/index.ts';
import { runContentSources } from './sources-command.ts';

const folders: string[] = [];

const list = `# w9-s1: Wells

## First

1. The well was deep.
   - says | quran 2:3 | كتاب، بئر
   - says | muslim 12 | الماء، عميقه
   - recalls | ibn-hisham 1:8-9 | حفر البئر، زمزم
   - says | plain geography
`;

const hisham = 'sira/0213IbnHisham.SiraNabawiyya.Shamela0023833-ara1.completed';

const texts: Readonly<Record<string, string>> = {
  'quran.json': JSON.stringify({ 2: [{ chapter: 2, verse: 3, text: 'وَٱلۡكِتَٰبِ وَبِئۡرٖ' }] }),
  'ara-muslim/77.json': JSON.stringify({ hadiths: [{ arabicnumber: '12.02', text: 'بِالْمَاءِ وَهِيَ عَمِيقَةٌ' }] }),
  [hisham]:
    '#META#Header#End#\n# أول PageV01P007\n# فحفر [1]\n~~الـبئر PageV01P008\n# ms001 زمزم [2] PageV01P009 آخر',
};

async function write(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'sources-'));
  folders.push(folder);
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text);
  }
  return folder;
}

const works = await readFile(join(starterPack, 'works.yaml'), 'utf8');

async function run(facts: string, files: Readonly<Record<string, string>> = texts, sources = '[]') {
  const pack = await write({
    'works.yaml': works,
    'sources.yaml': sources,
    'worlds/1-desert/1-wells/facts.md': facts,
  });
  let shown = '';
  const code = await runContentSources([pack, '--texts', await write(files)], (text) => {
    shown += text;
  });
  return { code, shown };
}

afterEach(async () => {
  await Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true })));
});

describe('the source look-up', () => {
  it('finds and counts words despite vowels, letter variants and joined particles', async () => {
    const { code, shown } = await run(list);
    expect(shown).toBe(
      'quran: 1 of 1 found\nmuslim: 1 of 1 found\nibn-hisham: 1 of 1 found\n3 of 3 references found, 1 of plain knowledge.\n',
    );
    expect(code).toBe(0);
  });

  it.each([
    ['a word of another page', '1:8-9', '1:9', 'facts.md:8: ibn-hisham 1:9 has no "حفر البئر"\n'],
    ['a part of a word', 'عميقه', 'عمي', 'facts.md:7: muslim 12 has no "عمي"\n'],
    ['a page that is not there', '1:8-9', '3:1', 'facts.md:8: ibn-hisham has no 3:1\n'],
    ['a verse that is not there', '2:3', '2:4', 'facts.md:6: quran has no 2:4\n'],
    [
      'a work that is not there',
      'muslim 12',
      'tirmidhi 12',
      'facts.md:7: there is no text of tirmidhi (ara-tirmidhi)\n',
    ],
  ])('prints %s and ends with 1', async (_case, from, to, line) => {
    const { code, shown } = await run(list.replace(from, to));
    expect(shown).toContain(line);
    expect(shown).toContain('2 of 3 references found');
    expect(code).toBe(1);
  });

  it('names a text of another edition and an absent one, with the place to get them', async () => {
    const digest = (text = '') => createHash('sha256').update(text).digest('hex');
    const source = (work: string, file: string, sha256: string) =>
      `- { work: ${work}, file: ${file}, from: 'owner/texts', sha256: ${sha256} }\n`;
    const listed = [
      source('quran', 'quran.json', digest(texts['quran.json'])),
      source('ibn-hisham', basename(hisham), digest('another')),
      source('tabari', 'tabari.txt', digest('')),
    ];
    const { shown } = await run(list, texts, listed.join(''));
    expect(shown).not.toContain('quran.json');
    expect(shown).toContain(
      `${hisham} is another edition (SHA-256 ${digest(texts[hisham])}): get owner/texts`,
    );
    expect(shown).toContain('tabari.txt is not in the folder: get it from owner/texts\n');
    expect((await run(list, texts, source('quran', 'quran.json', 'a1'))).shown).toMatch(
      /^sources\.yaml:1: "sha256" must be 64 digits/,
    );
  });

  it('reads a multi-part work', async () => {
    const parts = Object.entries(texts).filter(([file]) => file !== hisham);
    parts.push([`${hisham}.1`, 'حفر البئر PageV01P008'], [`${hisham}.2`, 'زمزم PageV01P009']);
    expect((await run(list, Object.fromEntries(parts))).code).toBe(0);
  });

  it.each([
    ['a fact list of another form', list.replace('says', 'tells'), texts, 'facts.md:6: a reference begins'],
    ['a page text without marks', list, { ...texts, [hisham]: 'زمزم' }, `${hisham} has no page marks`],
    ['a Quran of another form', list, { ...texts, 'quran.json': '[]' }, 'quran.json has not the fields'],
    [
      'hadiths that are no JSON',
      list,
      { ...texts, 'ara-muslim/77.json': '{' },
      'ara-muslim/77.json has not the fields',
    ],
  ])('ends with 2 for %s', async (_case, facts, files, line) => {
    const { code, shown } = await run(facts, files);
    expect(shown).toContain(line);
    expect(code).toBe(2);
  });

  it.each([
    ['no folder of texts', ['content'], 'npm run content:sources -- --texts <folder>'],
    ['an unknown option', ['content', '--text', 'x'], 'npm run content:sources -- --texts <folder>'],
    ['a pack that is not there', ['/nowhere', '--texts', '/nowhere'], 'ENOENT'],
  ])('ends with 2 for %s', async (_case, args, line) => {
    let shown = '';
    expect(await runContentSources(args, (text) => (shown += text))).toBe(2);
    expect(shown).toContain(line);
  });
});
