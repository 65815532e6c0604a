import { constants } from 'node:fs';
import { access, statfs } from 'node:fs/promises';
import type { Configuration } from '../../configuration/configuration.ts';
import { ContentError, describePack } from '@sirah-trails/content-pack';
import { AdminError } from '../outcome.ts';
import { readFolder } from '../content/check-content.ts';
import { ok, problem, warning, type Check } from './check.ts';

const gigabyte = 1024 ** 3;
const leastFree = 0.5;
const comfortable = 2;

/** The variables as a whole. */
export function checkProduction({ production, publicUrl, databaseUrl }: Configuration): Check {
  const engine = databaseUrl === null ? 'the embedded database' : 'PostgreSQL';
  const finding = `${production ? 'production' : 'development'}, ${engine}, ${publicUrl}`;
  if (!production)
    return warning('variables', finding, 'For real learners set NODE_ENV=production before you start.');
  if (!publicUrl.startsWith('https:'))
    return warning('variables', finding, 'Set PUBLIC_URL to the https: address that learners open.');
  return ok('variables', finding);
}

/** Whether the folders can be used. */
export async function checkFolders({ dataDir, databaseUrl, contentDir }: Configuration): Promise<Check[]> {
  const content = await reach(
    'content',
    contentDir,
    constants.R_OK,
    'Set CONTENT_DIR to the folder of pack.yaml.',
  );
  if (databaseUrl !== null) return [content];
  const fix = 'Set DATA_DIR to the folder of the provider, and run as the user who owns it.';
  return [content, await reach('data', dataDir, constants.R_OK | constants.W_OK, fix)];
}

async function reach(name: string, folder: string, mode: number, fix: string): Promise<Check> {
  try {
    await access(folder, mode);
    return ok(name, folder);
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : 'unknown reason';
    return problem(name, `"${folder}" cannot be used (${code})`, fix);
  }
}

/** Room for what learners do, where it is on this machine. */
export async function checkDisk({ dataDir, databaseUrl }: Configuration): Promise<Check> {
  if (databaseUrl !== null) return ok('disk', 'is the business of PostgreSQL');
  const found = await statfs(dataDir).catch(() => null);
  if (!found) return warning('disk', 'its free space cannot be read', 'Look at it in another way.');
  const free = (found.bavail * found.bsize) / gigabyte;
  const finding = `${free.toFixed(1)} GB free`;
  const fix = 'Make room: delete old backups and logs, or take a larger disk.';
  if (free < leastFree) return problem('disk', finding, fix);
  return free < comfortable ? warning('disk', finding, fix) : ok('disk', finding);
}

/** The pack that the next start will read. */
export async function checkPack({ contentDir }: Configuration): Promise<Check> {
  try {
    return ok('pack', describePack(await readFolder(contentDir)));
  } catch (error) {
    if (error instanceof AdminError) return problem('pack', error.message, 'Correct CONTENT_DIR.');
    if (!(error instanceof ContentError)) throw error;
    const finding = `${error.problems.length} problems`;
    return problem('pack', finding, 'Run "content check": it names each with its file and line.');
  }
}
