import type { Page } from '@playwright/test';
import { links } from '@sirah-trails/api-client/links';
import type * as client from '../fixtures/client.ts';
import { putClient } from '../fixtures/client-in-page.ts';
import { expect, test } from '../fixtures/journey-test.ts';
import { Learner } from '../fixtures/learner.ts';

// A tab in the background is drawn once a second at most: the one that is used comes to the front.
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

/** Requests that have left a tab, and what came back. */
interface Sent {
  readonly statuses: readonly string[];
  /** For each form, the hash of its body each time it was sent. */
  readonly forms: Readonly<Record<string, readonly string[]>>;
}

/** Lets the forms of a tab go, sends 45 reads beside them, and settles with all 50. */
type LetGo = () => Promise<Sent>;

/**
 * Five forms with a file, held on their way out of a tab: they carry the token of now, whatever happens to it before they go. Settles when
 * all five are held, and leaves the way on in the page.
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
  'T5, T6: 100 requests in two tabs at the expiry of the token: one refresh, all succeed, and forms arrive byte for byte',
  { tag: ['@web', '@auth'] },
  async ({ page, context, account, provider }) => {
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
    // One that arrives when the other tab has refreshed already still passes with its old token.
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
    'signing in and out counts in both: siblings never see what belongs to the other (T38, T39)',
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
  'T39: a response for a learner who has left comes late, and changes nothing for the next one',
  { tag: ['@web', '@auth'] },
  async ({ page, context, provider, pack }) => {
    const sibling = await provider.createLearner();
    const other = await context.newPage();
    let release: () => void = () => undefined;
    const left = new Promise<void>((resolve) => (release = resolve));
    let arrive: () => void = () => undefined;
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    await page.route(
      '**/api/user/v1/me',
      async (route) => {
        const response = await route.fetch();
        const { data } = (await response.json()) as { data: object };
        await left;
        await route.fulfill({ response, json: { data: { ...data, first_name: 'Canary' } } });
        arrive();
      },
      { times: 1 },
    );
    const asked = page.waitForRequest('**/api/user/v1/me');
    await page.goto('/');
    await asked;
    await other.bringToFront();
    const desk = new Learner(other, pack);
    await desk.signOut();
    await desk.signIn('/', sibling);
    await expect(heading(page, 'Salam, Amina!')).toBeVisible();
    release();
    await arrived;
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
    await expect(heading(page, 'Salam, Amina!')).toBeVisible();
    const record = await page.evaluate(() => localStorage.getItem('access_token'));
    expect(record).toContain(sibling.id);
    expect(record).not.toContain('Canary');
  },
);

test(
  'A4: what another device has changed reaches the learner here after the first content, in every tab',
  { tag: ['@web', '@auth'] },
  async ({ page, context }) => {
    const name = (tab: Page, firstName: string) =>
      tab.route('**/api/user/v1/me', async (route) => {
        const response = await route.fetch();
        const { data } = (await response.json()) as { data: object };
        await route.fulfill({ response, json: { data: { ...data, first_name: firstName } } });
      });
    const other = await context.newPage();
    await name(other, 'Yasmin');
    await other.goto('/');
    // It has asked, and will not ask again.
    await expect(heading(other, 'Salam, Yasmin!')).toBeVisible();
    const order: string[] = [];
    page.on('response', (response) => order.push(new URL(response.url()).pathname));
    await name(page, 'Aminah');
    await page.bringToFront();
    await page.goto('/');
    for (const tab of [page, other]) await expect(heading(tab, 'Salam, Aminah!')).toBeVisible();
    expect(order.indexOf('/api/user/v1/me')).toBeGreaterThan(order.indexOf('/api/profile/v1'));

    const nobody = { first_name: null, age: null, gender: null, student: { age: null, gender: null } };
    await page.route('**/api/user/v1/me', (route) =>
      route.fulfill({ json: { data: { ...nobody, consent: { version: '1', at: '2026-01-01' } } } }),
    );
    await page.goto('/leaderboard');
    await expect(page.getByLabel('First name')).toBeVisible();
    expect(page.url()).toContain('/auth/signup?step=complete&redirect_to=%2Fleaderboard');
  },
);
