import '@testing-library/jest-dom/vitest';
import { cleanup, configure, getConfig } from '@testing-library/react';
import { afterEach } from 'vitest';

// The real timer, even if a test fakes timers.
const { setImmediate } = globalThis;

// Ends an interaction when its result is rendered. Testing Library waits for a timer, which on a busy machine fires
// before React's delayed updates, e.g. form validation messages.
const { asyncWrapper } = getConfig();
async function untilRendered<Result>(interact: () => Promise<Result>) {
  const result = await interact();
  await new Promise((resolve) => setImmediate(resolve));
  return result;
}
// Files of a worker share Testing Library.
if (asyncWrapper.name !== 'withRendering') {
  configure({
    asyncWrapper: function withRendering(interact) {
      return asyncWrapper(() => untilRendered(interact));
    },
  });
}

// The default of 1 s is too short on a busy machine.
configure({ asyncUtilTimeout: 20_000 });

// jsdom has no modal dialogs.
if (typeof HTMLDialogElement !== 'undefined') {
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
}

// jsdom plays no sound.
if (typeof HTMLMediaElement !== 'undefined') HTMLMediaElement.prototype.play = () => Promise.resolve();

// Files of a project share a page, so each test resets it.
afterEach(() => {
  cleanup();
  if (typeof document === 'undefined') return;
  document.body.replaceChildren();
  for (const { name } of [...document.documentElement.attributes]) {
    document.documentElement.removeAttribute(name);
  }
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});
