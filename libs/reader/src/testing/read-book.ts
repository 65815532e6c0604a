import { http } from '@sirah-trails/api-client/testing';
import { createMockServer } from '@sirah-trails/api-client/testing/node';
import { renderRoute } from '@sirah-trails/screen-kit/testing';
import { waitFor } from '@testing-library/react';
import { beforeEach, expect } from 'vitest';
import { readingRoute } from '../routes.ts';
import { queuedReports } from '../offline/upload-queue.ts';
import { provider } from './provider.ts';

/** Starts a mock provider. Returns its server, the saved positions, and the handler that records them. */
export function readingServer() {
  const saved: unknown[] = [];
  const recording = http.post('/api/book/v1/book/progress', async ({ request, response }) => {
    const data = await request.json();
    saved.push(data);
    return response(200).json({ data });
  });
  beforeEach(() => {
    saved.splice(0);
    localStorage.clear();
  });
  return { server: createMockServer(recording, ...provider()), saved, recording };
}

/** Opens the mock book, read up to page 4. */
export function openBook(query = '', address = '/discovery/book/the-land') {
  return renderRoute(readingRoute, address + query);
}

/** Position in the mock book, as sent. */
export function place(page_count: number, status: 1 | 2 = 1) {
  return { book_id: 'the-land', page_count, status };
}

/** Waits for the upload after paint; it would reach the next test. */
export function allSent() {
  return waitFor(() => expect(queuedReports()).toEqual([]));
}
