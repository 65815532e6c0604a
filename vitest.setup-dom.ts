import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// What a screen waits for comes later on a busy machine than the second of the default.
configure({ asyncUtilTimeout: 5000 });

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
