// Generates the pack's activity PDFs from their fields. `--check` only compares, and fails if a file differs.
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { activityPdfs } from './activity-pdfs.mjs';

const pack = new URL('../../content/', import.meta.url);
const folder = new URL('activities/pdf/', pack);
const check = process.argv.includes('--check');
const made = await activityPdfs(pack);
const stale = [];

await mkdir(folder, { recursive: true });
for (const [name, bytes] of made) {
  const file = new URL(name, folder);
  if (!check) await writeFile(file, bytes);
  else if (!(await readFile(file).catch(() => Buffer.alloc(0))).equals(bytes)) stale.push(name);
}
for (const name of await readdir(folder)) if (!made.has(name)) stale.push(name);

if (stale.length > 0) {
  console.error(`These files are not what the activities give: ${stale.join(', ')}.`);
  console.error('Run `npm run content:activities`, remove what is left over, and commit the result.');
  process.exit(1);
}
console.log(`${check ? 'Checked' : 'Wrote'} ${made.size} PDFs in content/activities/pdf.`);
