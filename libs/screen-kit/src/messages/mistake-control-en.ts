import { defineMessages } from '@sirah-trails/ui';

/** Messages for the report control; they load with the texts around it. */
export const mistakeControlEn = defineMessages({
  'kit.mistake.report': 'Report a mistake',
});
