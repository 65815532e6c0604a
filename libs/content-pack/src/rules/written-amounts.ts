import { problemAt } from '../files/located.ts';
import type { PackFiles } from '../files/pack-files.ts';
import type { Problem } from '../problem.ts';

/** The pack holds as many worlds and sub-trails as it says, and no more than it plans. A pack may keep silent. */
export function checkWrittenAmounts({ metadata, worlds, subTrails }: PackFiles): Problem[] {
  if (metadata === undefined) return [];
  const { planned, written } = metadata.value;
  const held = { worlds: worlds.length, sub_trails: subTrails.length };
  return (['worlds', 'sub_trails'] as const).flatMap((part) => {
    const amount = held[part];
    const told = written?.[part] ?? amount;
    const most = planned?.[part] ?? amount;
    return [
      ...(told === amount
        ? []
        : [
            problemAt(
              metadata,
              ['written', part],
              `the pack says that ${told} ${part} are written, and holds ${amount}`,
              `Write ${amount}, or add what is missing.`,
            ),
          ]),
      ...(amount <= most
        ? []
        : [
            problemAt(
              metadata,
              ['planned', part],
              `the pack plans ${most} ${part}, and holds ${amount}`,
              'Correct the plan.',
            ),
          ]),
    ];
  });
}
