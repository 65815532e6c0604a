import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { defineMessages } from './define-messages.ts';
import { MessagesProvider } from './messages-provider.tsx';
import { pseudoMessages } from './pseudo-messages.ts';
import { useMessages } from './use-messages.ts';

const en = defineMessages({
  title: 'The Trails of one world',
  stars: '{count, plural, one {# star} other {# stars}} of {name}',
  rank: '{place, selectordinal, one {#st} other {#th}}',
});

function Words() {
  const t = useMessages(en);
  return (
    <ul>
      <li>{t('title')}</li>
      <li>{t('stars', { count: 2, name: 'Amina' })}</li>
      <li>{t('rank', { place: 1 })}</li>
    </ul>
  );
}

it('accents and lengthens every message, and keeps values and numbers', () => {
  render(
    <MessagesProvider locale="en-XA" messages={pseudoMessages(en)}>
      <Words />
    </MessagesProvider>,
  );
  const [title = '', ...others] = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(title).toBe('[Théé Trááííls óóf óóñéé wóórlđ]');
  expect(title.length).toBeGreaterThan(en.title.length * 1.3);
  expect(others).toEqual(['[2 stáárs óóf Amina]', '[1st]']);
});
