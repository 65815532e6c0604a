import '@testing-library/jest-dom/vitest';
import { cleanup, configure, getConfig } from '@testing-library/react';
import { afterEach } from 'vitest';

// React's own, whatever a test fakes.
const { setImmediate } = globalThis;

// An interaction ends when its result is on the page. Testing Library waits for a timer; on a busy machine that comes before what
// React renders later than the event, such as the messages after the checks of a form.
const { asyncWrapper } = getConfig();
async function untilRendered<Result>(interact: () => Promise<Result>) {
  const result = await interact();
  await new Promise((resolve) => setImmediate(resolve));
  return result;
}
// The files of a worker share one Testing Library.
if (asyncWrapper.name !== 'withRendering') {
  configure({
    asyncWrapper: function withRendering(interact) {
      return asyncWrapper(() => untilRendered(interact));
    },
  });
}

// What a screen waits for comes later on a busy machine than the second of the default.
configure({ asyncUtilTimeout: 20_000 });

// jsdom opens no modal dialog.
if (typeof HTMLDialogElement !== 'undefined') {
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
}

// jsdom plays no sound.
if (typeof HTMLMediaElement !== 'undefined') HTMLMediaElement.prototype.play = () => Promise.resolve();

// The files of a project share one page: each test leaves it as it came.
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
