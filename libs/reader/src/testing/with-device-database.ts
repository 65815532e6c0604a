import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, vi } from 'vitest';

/** Gives each test of a file the database of a device that keeps nothing yet. jsdom has none. */
export function withDeviceDatabase(): void {
  beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()));
  afterEach(() => vi.unstubAllGlobals());
}
