import type { Page } from '@playwright/test';
import { links } from '@sirah-trails/api-client/links';
import type * as client from '../fixtures/client.ts';
import { putClient } from '../fixtures/client-in-page.ts';
import { expect, test } from '../fixtures/journey-test.ts';
import { Learner } from '../fixtures/learner.ts';

// Background tabs render at most once a second: bring a tab to the front before using it.
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

/** Results of the requests of a tab. */
interface Sent {
  readonly statuses: readonly string[];
  /** Body hashes by idempotency key, one for each time the form was sent. */
  readonly forms: Readonly<Record<string, readonly string[]>>;
}

/** Releases the held forms, sends 45 reads in parallel and resolves with all 50 results. */
type LetGo = () => Promise<Sent>;

/**
 * Holds five forms with a file inside `fetch`, after they got the current token. Resolves when all five are held; `window.letGo` releases
 * them.
 */
async function holdForms(page: Page, address: string): Promise<void> {
  await page.evaluate(async (from) => {
    const { api, read } = (await import(from)) as typeof client;
    const forms: Record<string, string[]> = {};
    const held = Promise.withResolvers<undefined>();
    const gate = Promise.withResolvers<undefined>();
    const send = window.fetch.bind(window);
    window.fetch = async (input, init) => {
      const key = input instanceof Request ? input.headers.get('Idempotency-Key') : null;
      if (key === null || !(input instanceof Request)) return send(input, init);
      const digest = await crypto.subtle.digest('SHA-256', await input.clone().arrayBuffer());
      (forms[key] ??= []).push(new Uint8Array(digest).toString());
      if (Object.keys(forms).length === 5) held.resolve(undefined);
      await gate.promise;
      return send(input, init);
    };
    const dot = await new Promise<Blob>((resolve) =>
      document.createElement('canvas').toBlob((blob) => resolve(blob ?? new Blob())),
    );
    const form = () => {
      const body = new FormData();
      body.set('subject', 'From two tabs');
      body.set('description', 'ب'.repeat(500));
      body.set('attachment', dot, 'dot.png');
      const header = { 'Idempotency-Key': crypto.randomUUID().replaceAll('-', '') };
      return read(
        api.POST('/api/feedback/v1/submit', {
          params: { header },
          body: body as never,
          bodySerializer: (one) => one as never,
        }),
      );
    };
    const writes = Array.from({ length: 5 }, form);
    (window as Window & { letGo?: LetGo }).letGo = async () => {
      gate.resolve(undefined);
      const reads = Array.from({ length: 45 }, () => read(api.GET('/api/profile/v1')));
      const results = await Promise.allSettled([...reads, ...writes]);
      return { statuses: results.map(({ status }) => status), forms };
    };
    await held.promise;
  }, address);
}

const letGo = (page: Page) => page.evaluate(() => (window as Window & { letGo?: LetGo }).letGo?.());

test(
  '100 requests in two tabs at the expiry of the token share one refresh and succeed',
  { tag: ['@web', '@auth'] },
  async ({ page, context, account, provider }) => {
    // Includes a bundler run.
    test.setTimeout(120_000);
    const other = await context.newPage();
    const refreshes: string[] = [];
    const tabs = [page, other] as const;
    for (const tab of tabs) {
      await tab.goto('/');
      await expect(heading(tab, /^Salam/)).toBeVisible();
    }
    const [address] = await Promise.all(tabs.map(putClient));
    context.on('request', (request) => {
      if (request.url().endsWith('/api/auth/v1/refresh')) refreshes.push(request.url());
    });
    await Promise.all(tabs.map((tab) => holdForms(tab, address ?? '')));
    await provider.expireTokens(account.id);
    const sent = await Promise.all(tabs.map(letGo));
    expect(sent.flatMap((tab) => tab?.statuses)).toEqual(Array(100).fill('fulfilled'));
    const forms = sent.flatMap((tab) => Object.values(tab?.forms ?? {}));
    expect(forms).toHaveLength(10);
    // A form that arrives after the other tab's refresh still passes with its old token.
    for (const bodies of forms) expect([[bodies[0]], [bodies[0], bodies[0]]]).toContainEqual(bodies);
    expect(forms.filter((bodies) => bodies.length === 2)).not.toHaveLength(0);
    expect(refreshes).toHaveLength(1);
    for (const tab of tabs) {
      await tab.bringToFront();
      await tab.getByRole('link', { name: /^Top of the Trails/ }).click();
      await expect(heading(tab, 'Top of the Trails')).toBeVisible();
    }
    expect(refreshes).toHaveLength(1);
  },
);

test.describe('two tabs of one device', () => {
  test.use({ visitor: true });

  test(
    "T38: signing in and out applies to both tabs, and siblings never see each other's data",
    { tag: ['@web', '@auth', '@leaderboard'] },
    async ({ page, context, learner, account, provider, pack }) => {
      const sibling = await provider.createLearner();
      const other = await context.newPage();
      await other.goto('/auth/signin?redirect_to=/leaderboard');
      await expect(other.getByLabel('Email')).toBeVisible();
      await page.bringToFront();
      await learner.signIn('/', account);
      await expect(heading(other, 'Top of the Trails')).toBeVisible();

      await learner.signOut();
      await expect(other.getByLabel('Email')).toBeVisible();
      for (const tab of [page, other]) expect(new URL(tab.url()).search).toBe('');
      await page.goBack();
      await expect(page.getByLabel('Email')).toBeVisible();

      await other.bringToFront();
      await new Learner(other, pack).signIn('/', sibling);
      await expect(heading(page, /^Salam/)).toBeVisible();
      for (const tab of [page, other]) {
        await tab.goto(links.leaderboard());
        await expect(heading(tab, 'Top of the Trails')).toBeVisible();
        const kept = await tab.evaluate(async () => {
          const cached = await Promise.all(
            (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
          );
          const addresses = cached.flat().map(({ url }) => url);
          return JSON.stringify([document.body.innerHTML, { ...localStorage, ...sessionStorage }, addresses]);
        });
        for (const mark of [account.id, account.username, account.email]) expect(kept).not.toContain(mark);
      }
    },
  );
});

test(
  'T38: a slow refresh and a reading position of a learner never reach the sibling who signs in in another tab',
  { tag: ['@web', '@auth', '@reader'] },
  async ({ page, context, account, provider, pack }) => {
    const sibling = await provider.createLearner();
    let letGo = () => {};
    const gate = new Promise<void>((resolve) => (letGo = resolve));
    let held = 0;
    await page.route('**/api/auth/v1/refresh', async (route) => {
      held += 1;
      await gate;
      await route.continue();
    });
    await page.goto(links.bookReader({ bookId: 'the-land' }));
    await expect(page.getByRole('button', { name: 'Next' })).toBeVisible();
    await provider.expireTokens(account.id);
    await page.getByRole('button', { name: 'Next' }).click();
    await expect.poll(() => held).toBe(1);

    const other = await context.newPage();
    const second = new Learner(other, pack);
    await other.bringToFront();
    await second.signOut();
    await second.signIn('/', sibling);
    letGo();
    await page.bringToFront();
    await expect(page.locator('h1', { hasText: /^Salam/ })).toBeVisible();
    for (const tab of [page, other]) {
      await tab.reload();
      // The competitions may open over it after a sign-in.
      await expect(tab.locator('h1', { hasText: /^Salam/ })).toBeVisible();
      const stored = await tab.evaluate(() => localStorage.getItem('access_token'));
      expect(JSON.parse(stored ?? '')).toMatchObject({ user: { id: sibling.id } });
    }
    await page.goto(links.bookReader({ bookId: 'the-land' }));
    await expect(page.getByText('1 of 10', { exact: true })).toBeVisible();
  },
);
