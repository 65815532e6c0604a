import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { expect, test } from '../fixtures/journey-test.ts';

test.use({ visitor: true });

test(
  'sign-in: accessible, fits at every size, and comes with its own typeface',
  { tag: '@auth' },
  async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toHaveCSS('font-weight', '800');
    await expectAccessible(page);
  },
);

test(
  'a wrong password shows one message under its field, and nothing else',
  { tag: '@auth' },
  async ({ page, account }) => {
    await page.goto('/');
    await page.getByLabel('Email').fill(account.email);
    await page.getByLabel('Password', { exact: true }).fill('Not-this-1');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(/not right/i);
  },
);

test(
  'the first press after a refusal sends the corrected password',
  { tag: '@auth' },
  async ({ page, account }) => {
    const send = page.getByRole('button', { name: 'Sign in', exact: true });
    const password = page.getByLabel('Password', { exact: true });
    await page.goto('/');
    await page.getByLabel('Email').fill(account.email);
    await password.fill('Not-this-1');
    await send.click();
    await expect(password).toHaveAccessibleDescription(/not right/i);
    await password.fill(account.password);
    // Low on the button: if the message of the field went at the press, the button would move away from under the finger.
    await send.click({ position: { x: 100, y: 50 } });
    await expect(page.getByRole('link', { name: 'Settings' })).toBeVisible();
  },
);

test('a guest sees home, and a place asks to sign in', { tag: '@auth' }, async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: /guest/i }).click();
  await page.getByRole('navigation').getByText('The Trails', { exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Sign in To Access' })).toBeVisible();
});

test(
  'a protected address leads to sign-in and back to where the learner wanted to go',
  { tag: ['@auth', '@leaderboard'] },
  async ({ page, learner, account }) => {
    await learner.signIn('/leaderboard?mode=endless_mode', account, 'Top of the Trails');
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/leaderboard?mode=endless_mode');
  },
);

test('an unknown address says so kindly and leads home', { tag: '@web' }, async ({ page }) => {
  await page.goto('/nowhere/at/all');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page.getByLabel('Email')).toBeVisible();
});

test(
  'the preview of a shared address has a title, a description and a picture, and shows nothing of its query',
  { tag: '@web' },
  async ({ page, request, provider }) => {
    const address = `${provider.url}/profile?user_id=7d0e5a52&name=Amina`;
    const response = await request.get(address, {
      headers: { accept: '*/*', 'user-agent': 'facebookexternalhit/1.1' },
    });
    const html = await response.text();
    const card = (name: string) =>
      new RegExp(`<meta property="og:${name}" content="([^"]+)"`).exec(html)?.[1];
    expect(card('title')).toBe('Sirah Trails');
    expect(card('description')).toMatch(/^Walk the trails/);
    expect(html).not.toContain('Amina');
    expect(card('image')).toMatch(/^http:/);
    const picture = await request.get(card('image') ?? '');
    expect(picture.headers()['content-type']).toBe('image/png');
    // A preview shows pictures of at least 600 px beside its words, of 1200 px above them.
    await page.setContent(
      `<img alt="" src="data:image/png;base64,${(await picture.body()).toString('base64')}">`,
    );
    await expect(page.locator('img')).toHaveJSProperty('naturalWidth', 1200);
  },
);

test(
  'T4, T38: signing out leaves nothing of the learner on the device',
  { tag: '@auth' },
  async ({ page, learner, account }) => {
    await learner.signIn('/', account);
    await learner.signOut();
    const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
    expect(kept).not.toContain('access_token');
    expect(kept).not.toContain(account.id);
    expect(kept).not.toContain(account.username);
  },
);

test(
  'R1: the app works with a provider that knows none of our additions',
  { tag: ['@auth', '@journey'] },
  async ({ page, learner, account, provider }) => {
    await page.route('**/api/x/**', (route) =>
      route.fulfill({ status: 404, json: { message: 'Not found' } }),
    );
    await page.route(`${provider.url}/`, async (route) => {
      const response = await route.fetch();
      const html = (await response.text()).replace(/(id="configuration">)[^<]*/, '$1null');
      await route.fulfill({ response, body: html });
    });
    await learner.signIn('/', account);
    await learner.walkToChapters('Easy');
  },
);

test('missing code of a replaced build reloads the page once', { tag: '@web' }, async ({ page }) => {
  let loads = 0;
  page.on('load', () => (loads += 1));
  // Nothing is fetched ahead.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await page.goto('/');
  const guest = page.getByRole('button', { name: /guest/i });
  await expect(guest).toBeVisible();
  const started = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  );
  await page.route('**/assets/*.js', (route) =>
    started.includes(new URL(route.request().url()).pathname)
      ? route.continue()
      : route.fulfill({ status: 404 }),
  );
  await page.route('**/index.html?at=*', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: html.replace(/(<script type="module"[^>]*-)[^"]*/, '$1newer.js') });
  });
  await guest.click();
  await expect.poll(() => loads).toBe(2);
  await expect(page.getByRole('heading', { name: "We can't get through right now" })).toBeVisible();
  expect(loads).toBe(2);
  await page.unrouteAll({ behavior: 'wait' });
});
