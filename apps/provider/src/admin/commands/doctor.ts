import type { Kysely } from 'kysely';
import type { Configuration } from '../../configuration/configuration.ts';
import { readConfiguration } from '../../configuration/read-configuration.ts';
import { StartError } from '../../configuration/start-error.ts';
import { openDatabase } from '../../database/open-database.ts';
import type { Database } from '../../database/schema.ts';
import { version } from '../../kernel/version.ts';
import type { AdminCommand } from '../kit/command.ts';
import { type Admin, refuseMissing } from '../kit/instance.ts';
import { AdminError } from '../kit/outcome.ts';
import { problem, type Check } from './check.ts';
import {
  checkBackup,
  checkClock,
  checkContent,
  checkDisk,
  checkFolders,
  checkMigrations,
  checkNames,
  checkOutbox,
  checkPack,
  checkProduction,
  checkStaff,
} from './doctor-checks.ts';
import { checkMailServer, checkProvider, checkPublicUrl } from './doctor-network.ts';

const signs = { ok: 'ok      ', warning: 'warning ', problem: 'PROBLEM ' } as const;

export const doctorCommand: AdminCommand = {
  name: 'doctor',
  description: 'tests the whole instance and says what to do; changes nothing and sends no mail',
  run: async (admin) => {
    const checks = await examine(admin);
    const lines = checks.map(({ name, state, finding, fix }) => {
      const line = `${signs[state]} ${name.padEnd(10)} ${finding}`;
      return fix === undefined ? line : `${line}\n${' '.repeat(20)}-> ${fix}`;
    });
    const problems = checks.filter(({ state }) => state === 'problem').length;
    const end = problems === 0 ? 'The instance is in order.' : `${problems} to fix.`;
    return {
      data: { version, checks },
      text: [`Sirah Trails ${version}`, '', ...lines, '', end].join('\n'),
      code: problems === 0 ? 0 : 1,
    };
  },
};

async function examine(admin: Admin): Promise<Check[]> {
  const configuration = await attempt('variables', async () => readConfiguration(admin.environment));
  if ('state' in configuration) return [configuration];
  const checks = [
    checkProduction(configuration),
    ...checkNames(admin.environment),
    ...checkStaff(configuration),
    ...(await checkFolders(configuration)),
    await checkDisk(configuration),
    await checkPack(configuration),
  ];
  const network = await Promise.all([
    checkMailServer(configuration),
    checkProvider(configuration),
    checkPublicUrl(configuration),
  ]);
  const reached = network.filter((check) => check !== null);
  return [...checks, ...(await examineDatabase(admin, configuration)), ...reached];
}

async function examineDatabase({ clock }: Admin, configuration: Configuration): Promise<Check[]> {
  const database = await attempt('database', async () => {
    refuseMissing(configuration);
    return openDatabase(configuration);
  });
  if ('state' in database) return [database];
  try {
    const migrated = await checkMigrations(database, configuration);
    if (migrated.state === 'problem') return [migrated];
    return [migrated, ...(await lookInside(database, configuration, clock.now()))];
  } finally {
    await database.destroy();
  }
}

async function lookInside(database: Kysely<Database>, configuration: Configuration, now: number) {
  return [
    await checkContent(database),
    await checkOutbox(database, configuration, now),
    await checkBackup(database, now),
    await checkClock(database, now),
  ];
}

/** Turns an error of `work` into a failed check. */
async function attempt<Result extends object>(
  name: string,
  work: () => Promise<Result>,
): Promise<Result | Check> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof StartError || error instanceof AdminError)) throw error;
    return problem(name, error.message, 'Correct it, then run doctor again.');
  }
}
