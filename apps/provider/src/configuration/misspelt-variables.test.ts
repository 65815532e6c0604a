import { expect, it } from 'vitest';
import { misspeltVariables } from './misspelt-variables.ts';

it('finds misspelt names, whatever their case', () => {
  const environment = { METRIC: '1', STMP_URL: 'x', owner: 'x', PUBLICURL: 'x', Data_Dir: 'x', PORTS: '1' };
  expect(misspeltVariables(environment)).toEqual([
    { name: 'METRIC', similar: 'METRICS' },
    { name: 'STMP_URL', similar: 'SMTP_URL' },
    { name: 'owner', similar: 'OWNER' },
    { name: 'PUBLICURL', similar: 'PUBLIC_URL' },
    { name: 'Data_Dir', similar: 'DATA_DIR' },
    { name: 'PORTS', similar: 'PORT' },
  ]);
});

it("ignores known names and the system's", () => {
  const system =
    'PATH HOME PWD USER HOSTNAME LANG SHELL MAIL LOGNAME NODE_OPTIONS NODE_VERSION INVOCATION_ID TERM';
  const names = [...system.split(' '), 'PORT', 'SMTP_URL', 'POSTGRES_PASSWORD', 'NODE_EXTRA_CA_CERTS'];
  expect(misspeltVariables(Object.fromEntries(names.map((name) => [name, 'x'])))).toEqual([]);
});
