import { expect, test } from 'vitest';
import { areaOf } from './proof-areas.mjs';

test.each([
  ['apps/provider/src/journey/game-model.test.ts', 'play'],
  ['apps/provider/src/domain/run/run.property.test.ts', 'play'],
  ['apps/provider-contract/src/journey/answers.test.ts', 'play'],
  ['libs/quiz-engine/src/core/machine.property.test.ts', 'play'],
  ['apps/provider/src/auth/session/refresh.test.ts', 'auth'],
  ['apps/provider-contract/src/fuzz.test.ts', 'auth'],
])('%s belongs to %s', (file, area) => {
  expect(areaOf(file)).toBe(area);
});
