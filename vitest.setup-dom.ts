import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// What a screen waits for comes later on a busy machine than the second of the default.
configure({ asyncUtilTimeout: 5000 });

afterEach(cleanup);
