export { VirtualClock } from '../clock/virtual-clock.ts';
export type { NewLearner, TestLearner } from './create-learner.ts';
export { eachDatabase } from './each-database.ts';
export { readError } from './read-error.ts';
export { startProvider, type ProviderOptions, type TestProvider } from './start-provider.ts';
export { testEngines, type TestEngine, type TestPlace } from './test-databases.ts';
