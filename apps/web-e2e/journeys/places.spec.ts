import { expect, test } from '../fixtures/journey-test.ts';

test(
  'from home a learner finds a person, a term and a book; Back closes a card and leads from the book to its place in the list',
  { tag: ['@web', '@reader'] },
  async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: /^Trail Blazers/ }).click();
    await page.getByRole('button', { name: 'H', exact: true }).click();
    await expect(page).toHaveURL(/\/profile\?starts_with=H$/);
    const more = page.getByRole('button', { name: 'Read More about Hashim' });
    // The whole card can be tapped.
    await page.getByRole('article').filter({ has: more }).click();
    await expect(page.getByRole('dialog', { name: 'Hashim' })).toBeVisible();
    await expect(page).toHaveURL(/open=hashim$/);
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(more).toBeFocused();
    await expect(page).toHaveURL(/\/profile\?starts_with=H$/);

    await page.goto('/Glossary?open=oasis');
    await expect(page.getByRole('dialog', { name: 'Oasis' })).toBeVisible();
    await expect(page).toHaveURL(/\/glossary\?open=oasis$/);
    await page.keyboard.press('Escape');
    await page.getByRole('searchbox').fill('palm');
    await expect(page.getByRole('button', { name: 'Read More about Date palm' })).toBeVisible();

    await page.goto('/');
    await page.getByRole('link', { name: /^Base Camp/ }).click();
    await page.getByRole('link', { name: /^The Land/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'The Land' })).toBeVisible();
    await page.getByRole('link', { name: 'Back to Base Camp' }).click();
    await expect(page.getByRole('list', { name: 'Books' })).toBeVisible();
  },
);
