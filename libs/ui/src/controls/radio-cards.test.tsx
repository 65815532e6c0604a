import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { RadioCards } from './radio-cards.tsx';

const options = [
  { value: 'a', label: 'First', about: 'The calm one' },
  { value: 'b', label: 'Second' },
];

function Kept() {
  const [value, setValue] = useState<string | null>(null);
  return (
    <RadioCards
      label="Pace"
      name="pace"
      options={options}
      value={value}
      onChange={({ target }) => setValue(target.value)}
    />
  );
}

it('a controlled choice starts empty and follows the caller', async () => {
  render(<Kept />);
  expect(screen.queryByRole('radio', { checked: true })).toBeNull();
  await userEvent.click(screen.getByText('The calm one'));
  expect(screen.getByRole('radio', { name: /^First/ })).toBeChecked();
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('radio', { name: 'Second' })).toBeChecked();
});
