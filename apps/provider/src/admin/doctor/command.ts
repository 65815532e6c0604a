import type { Command } from 'commander';
import { withJson } from '../options.ts';
import type { Act } from '../program.ts';
import { doctor } from './doctor.ts';

export function addDoctorCommand(program: Command, act: Act): void {
  withJson(program.command('doctor'))
    .description('looks over the whole instance and says what to do; changes nothing')
    .action(act(doctor));
}
