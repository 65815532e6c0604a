import { links } from '@sirah-trails/api-client/links';
import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { expect, test } from '../fixtures/journey-test.ts';

test(
  'a learner without an avatar leaves the choice for later, makes it, and dresses anew by keyboard; a reload and Back lose nothing',
  { tag: ['@avatar', '@web'] },
  async ({ page }) => {
    const home = page.getByRole('heading', { level: 1, name: /^Salam/ });
    const figure = page.getByRole('img', { name: /^My traveller/ });
    await page.goto(links.home());
    await page.getByRole('link', { name: 'Tap to edit your avatar' }).click();
    await page.getByRole('link', { name: 'Later' }).click();
    await expect(home).toBeVisible();
    await page.getByRole('link', { name: 'Tap to edit your avatar' }).click();
    for (const part of ['Dark', 'Spring hijab', 'Long dress']) {
      await page.getByRole('button', { name: part }).click();
    }
    await page.getByRole('button', { name: "Let's go!" }).click();
    await expect(home).toBeVisible();

    await page.getByRole('link', { name: 'Tap to edit your avatar' }).press('Enter');
    await page.getByRole('link', { name: 'Shoes' }).press('Enter');
    await page.getByRole('radio', { name: 'Palm sandals' }).press('ArrowRight');
    await expect(page.getByRole('radio', { name: 'Trail trainers' })).toBeChecked();
    await expect(figure).toHaveAccessibleName(/Spring hijab, Long dress, .*, Trail trainers$/);
    await expectAccessible(page);
    await page.reload();
    await expect(figure).toHaveAccessibleName(/Trail trainers$/);
    // A key that is answered: the page is ready for Back, too.
    await page.getByRole('radio', { name: 'Trail trainers' }).press('ArrowRight');
    await expect(figure).toHaveAccessibleName(/Slip-ons$/);
    await page.goBack();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Stay here' }).press('Enter');
    await page.getByRole('button', { name: 'Update Characters' }).press('Enter');
    const question = page.getByRole('dialog', { name: 'Wear this from now on?' });
    await question.getByRole('button', { name: 'Update Characters' }).press('Enter');
    await page.getByRole('link', { name: 'View My Profile' }).press('Enter');
    await expect(home).toBeVisible();
    await page.getByRole('link', { name: 'Tap to edit your avatar' }).press('Enter');
    await page.getByRole('link', { name: 'Shoes' }).press('Enter');
    const worn = page.getByRole('radio', { name: 'Slip-ons' });
    await expect(worn).toBeChecked();

    const locked = page.getByRole('radio', { disabled: true });
    await worn.press('ArrowRight');
    await expect(locked.first()).toBeFocused();
    await expect(page.locator('p', { hasText: /Finish .* to get this$/ })).toBeVisible();
    await locked.first().press('ArrowRight');
    await expect(locked.nth(1)).toBeFocused();
    await expect(worn).toBeChecked();
    await locked.first().press('ArrowLeft');
    await page.getByRole('radio', { name: 'Palm sandals' }).press(' ');
    await expect(figure).toHaveAccessibleName(/Palm sandals$/);
    await page.goBack();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).press('Enter');
    await expect(home).toBeVisible();
  },
);
