import { links } from '@sirah-trails/api-client/links';
import { expect, test } from '../fixtures/journey-test.ts';
import { firstChapter } from '../fixtures/learner.ts';

test(
  'a newcomer is two taps from the first question, and home leads back to it',
  { tag: ['@web', '@journey'] },
  async ({ page, learner }) => {
    await page.goto(links.home());
    const next = page.getByRole('region', { name: 'Next step' });
    await expect(next).not.toContainText('Pace');
    await next.getByRole('link', { name: 'Start the journey' }).click();
    await page.getByRole('link', { name: 'Start Quiz' }).click();
    await learner.expectQuestion(1);
    expect(new URL(page.url()).pathname).toBe(new URL(links.quiz(firstChapter), page.url()).pathname);
    expect(new URL(page.url()).searchParams.get('difficulty')).toBe('easy');

    await page.goto(links.home());
    await next.getByRole('link', { name: 'Continue' }).click();
    await learner.expectQuestion(1);
  },
);
