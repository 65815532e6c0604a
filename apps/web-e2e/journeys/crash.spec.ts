import { expect, test } from '../fixtures/journey-test.ts';

test(
  'a screen that crashes offers a retry, and its crash is reported once, without the learner',
  { tag: ['@web', '@leaderboard'] },
  async ({ page, account }) => {
    await page.route('**/api/leaderboards/v1?**', (route) =>
      route.fulfill({
        json: { leaderboard: [null], your_rank: {}, current_page: 1, per_page: 10, total_data: 1 },
      }),
    );
    const reports: { readonly text: string; readonly status: Promise<number | undefined> }[] = [];
    page.on('request', (request) => {
      if (!request.url().endsWith('/api/x/v1/client-errors')) return;
      const text = JSON.stringify([request.postDataJSON(), request.headers()['authorization'] ?? null]);
      reports.push({ text, status: request.response().then((response) => response?.status()) });
    });
    await page.goto('/leaderboard?mode=endless_mode');
    const retry = page.getByRole('button', { name: 'Try again' });
    await expect(retry).toBeVisible();
    await expect.poll(() => reports.length).toBe(1);
    expect(await reports[0]?.status).toBe(200);
    expect(reports[0]?.text).toMatch(
      /^\[\{"code":"TypeError","route":"\/leaderboard","build":"[\w-]+"\},null\]$/,
    );
    expect(reports[0]?.text).not.toContain(account.id);
    await retry.click();
    await expect(retry).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(reports).toHaveLength(1);
  },
);
