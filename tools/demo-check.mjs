// `npm run demo:check`: runs the README's demo in a real browser on a fresh instance and prints each step.
import { run } from './process.mjs';
import { installPackages } from './install.mjs';

await installPackages();
const { ensureBrowser } = await import('./testing/browser.mjs');
await ensureBrowser();
process.exit(
  run('npx', ['playwright', 'test', '--config=apps/web-e2e', 'demo.spec.ts'], {
    PRINT_STEPS: '1',
    DEMO_CHECK: '1',
  }),
);
