import { parse } from 'yaml';
import { anchors } from '../../art/worlds/anchors.mjs';
import { questionSkeletons } from './question-skeletons.mjs';

const chapterCount = 5;
const pagesPerChapter = 2;

/**
 * Writes the skeleton of a sub-trail into the content pack: its place on the map, fact list, chapters with questions, and book with
 * pages. The texts are empty, so that `content:check` lists each one that is still to be written.
 * @param {import('@nx/devkit').Tree} tree
 * @param {{ id: string, title: string, chapters: string, book?: string }} options `chapters`: five titles with ` - ` between them;
 * `book` defaults to the title as an id
 * @throws {Error} for an unknown world, another number of chapters, and an existing sub-trail or book
 */
export async function subTrail(tree, { id, title, chapters, book = slug(title) }) {
  const titles = chapters.split(' - ').map((one) => one.trim());
  if (titles.length !== chapterCount || titles.includes(''))
    throw new Error(`A sub-trail has ${chapterCount} chapters: "First - Second - Third - Fourth - Fifth".`);
  const [worldId = '', order = 0] = [id.split('-')[0], Number(id.at(-1))];
  const world = findWorld(tree, worldId);
  if (world.subTrails.includes(id)) throw new Error(`The sub-trail ${id} is there already.`);
  if (tree.exists(`content/books/${book}/book.yaml`)) throw new Error(`The book ${book} is there already.`);
  const folder = `${world.folder}/${order}-${slug(title)}`;
  const write = (/** @type {string} */ file, /** @type {string} */ text) => tree.write(file, text);
  write(`${folder}/sub-trail.yaml`, subTrailFile({ id, order, title, book }));
  write(`${folder}/facts.md`, factList(id, title, titles));
  for (const [index, chapter] of titles.entries()) {
    const file = `${folder}/chapters/${index + 1}-${slug(chapter)}.yaml`;
    write(file, chapterFile(`${id}-c${index + 1}`, index + 1, chapter));
  }
  write(`content/books/${book}/book.yaml`, bookFile(book, title, world.name));
  for (let number = 1; number <= chapterCount * pagesPerChapter; number += 1)
    write(`content/books/${book}/pages/${twoDigits(number)}.md`, pageFile(id, book, number));
}

/** @param {import('@nx/devkit').Tree} tree @param {string} id */
function findWorld(tree, id) {
  for (const name of tree.children('content/worlds')) {
    const folder = `content/worlds/${name}`;
    const world = parse(String(tree.read(`${folder}/world.yaml`)));
    if (world?.id !== id) continue;
    const subTrails = tree
      .children(folder)
      .filter((child) => tree.exists(`${folder}/${child}/sub-trail.yaml`))
      .map((child) => String(parse(String(tree.read(`${folder}/${child}/sub-trail.yaml`))).id));
    return { folder, name: String(world.name), subTrails };
  }
  throw new Error(`There is no world ${id}: write its world.yaml first, as content/README.md shows.`);
}

/** @param {{ id: string, order: number, title: string, book: string }} fields */
function subTrailFile({ id, order, title, book }) {
  const [x, y] = (anchors[order - 1] ?? ['', '']).map((percent) => `${percent}`.replace(/^(?=.)/, ' '));
  return `id: ${id}
order: ${order}
title: ${inYaml(title)}
# Place on the world's map, in percent of its width and height.
anchor:
  x:${x}
  y:${y}
book: ${book}
`;
}

/** @param {string} id @param {string} title @param {readonly string[]} chapters */
function factList(id, title, chapters) {
  return [`# ${id}: ${title}`, ...chapters.map((chapter) => `## ${chapter}`)].join('\n\n') + '\n';
}

/** @param {string} id @param {number} order @param {string} title */
function chapterFile(id, order, title) {
  return `id: ${id}
order: ${order}
title: ${inYaml(title)}
book_pages: [${order * 2 - 1}, ${order * 2}]
learnt: ''
questions:
${questionSkeletons(id, order)}`;
}

/** @param {string} id @param {string} title @param {string} world its name */
function bookFile(id, title, world) {
  return `id: ${id}
title: ${inYaml(title)}
authors:
  - The Sirah Trails writers
cover: art/covers/${id}.svg
categories:
  - id: ${slug(world)}
    name: ${inYaml(world)}
reading_minutes: 10
think_further: ''
description: ''
`;
}

/** @param {string} subTrail id @param {string} book id @param {number} number */
function pageFile(subTrail, book, number) {
  return `---
id: ${book}-p${twoDigits(number)}
number: ${number}
chapter: ${subTrail}-c${Math.ceil(number / pagesPerChapter)}
picture:
  image: ''
  alt: ''
question: ''
simple: ''
facts: []
---
`;
}

/** @param {number} number */
function twoDigits(number) {
  return String(number).padStart(2, '0');
}

/** A title as an id: small letters without marks, hyphens for everything else. @param {string} title */
function slug(title) {
  return title
    .normalize('NFD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Quotes a text that YAML would read as something else. @param {string} text */
function inYaml(text) {
  return /^[\p{L}][\p{L}\p{N} '-]*$/u.test(text) && parse(text) === text
    ? text
    : `'${text.replaceAll("'", "''")}'`;
}
