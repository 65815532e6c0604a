import { defineMessages } from '@sirah-trails/ui';

/** The words of the control: they load with the texts at which it stands. */
export const mistakeControlEn = defineMessages({
  'kit.mistake.report': 'Report a mistake',
});
