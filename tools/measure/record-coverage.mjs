// Preloaded into the provider: counts which of its functions run, and reports over the channel of its parent process.
import { Session } from 'node:inspector/promises';

const session = new Session();
session.connect();
await session.post('Profiler.enable');
await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });

process.on('message', (message) => {
  if (message === 'take coverage') void report();
});

async function report() {
  const { result } = await session.post('Profiler.takePreciseCoverage');
  process.send?.({ coverage: result.filter(({ url }) => url.startsWith('file:')) });
}
