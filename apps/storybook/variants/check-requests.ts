import { afterEach, expect } from 'vitest';
import { takeUnhandledRequests } from '../.storybook/start-worker.ts';

afterEach(() => expect(takeUnhandledRequests(), 'requests without a handler').toEqual([]));
