import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { References } from './references.tsx';

const verse = { work: 'Quran', section: '14:37', grade: 'Q' };
const hadith = {
  work: 'Sahih al-Bukhari',
  section: '3364',
  grade: 'H',
  edition: 'Cairo',
  arabic: 'صحيح البخاري',
};

const listed = async (name: string) => (await screen.findByRole('list', { name })).textContent;

it('separates sources that state a fact from sources that recall it', async () => {
  render(
    <References
      references={[
        { ...verse, claim: 'recalls' },
        { ...hadith, claim: 'says' },
      ]}
    />,
  );
  expect(await listed('How do we know?')).toBe('Sahih al-Bukhari, 3364');
  expect(await listed('See also')).toBe('Quran, 14:37');
});

it('without a claim, a verse recalls and any other source states', async () => {
  render(<References references={[verse, hadith]} />);
  expect(await listed('See also')).toBe('Quran, 14:37');
  expect(await listed('How do we know?')).toBe('Sahih al-Bukhari, 3364');
});

it('shows no "See also" when the verse states the fact', async () => {
  render(<References references={[{ ...verse, claim: 'says' }]} />);
  expect(await listed('How do we know?')).toBe('Quran, 14:37');
  expect(screen.queryByText('See also')).toBeNull();
});

it('folded, it opens with editions and Arabic titles', async () => {
  render(
    <References references={[verse, hadith]} folded>
      <a href="/x">Find it</a>
    </References>,
  );
  expect(await screen.findByText(/Bukhari/)).not.toBeVisible();
  await userEvent.click(screen.getByText('How do we know?'));
  expect(screen.getByText(/Bukhari/)).toBeVisible();
  expect(screen.getByText(/Bukhari/)).toHaveTextContent('Sahih al-Bukhari, 3364 (Cairo)صحيح البخاري');
  expect(screen.getByText('صحيح البخاري')).toHaveAttribute('lang', 'ar');
  expect(screen.getByRole('link', { name: 'Find it' })).toBeVisible();
});

it('the summary differs when all sources are recalling verses', async () => {
  render(<References references={[verse]} folded />);
  expect(await screen.findByText('See also')).toBeVisible();
  expect(screen.queryByText('How do we know?')).toBeNull();
});
