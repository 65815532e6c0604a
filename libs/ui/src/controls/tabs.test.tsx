import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { ChipStrip } from './chip-strip.tsx';
import { Tabs } from './tabs.tsx';

const tabs = ['Head', 'T-Shirt', 'Shoes'].map((text) => ({ value: text, text, panel: `All of ${text}` }));

afterEach(() => document.documentElement.removeAttribute('dir'));

it('a controlled tab follows the caller', async () => {
  const onValueChange = vi.fn();
  render(<Tabs label="Parts" tabs={tabs} value="T-Shirt" onValueChange={onValueChange} />);
  await userEvent.click(screen.getByRole('tab', { name: 'Shoes' }));
  expect(onValueChange).toHaveBeenCalledWith('Shoes');
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('T-Shirt');
});

it.each([
  ['ltr', '{ArrowRight}'],
  ['rtl', '{ArrowLeft}'],
])('in %s text %s moves to the next tab and to the next chip', async (direction, key) => {
  document.documentElement.dir = direction;
  render(
    <>
      <Tabs label="Parts" tabs={tabs} />
      <ChipStrip
        label="Category"
        options={[
          { value: 'a', text: 'All Books' },
          { value: 'b', text: 'Makkah' },
        ]}
        value="a"
        onValueChange={vi.fn()}
      />
    </>,
  );
  act(() => screen.getByRole('tab', { name: 'Head' }).focus());
  await userEvent.keyboard(key);
  expect(screen.getByRole('tab', { name: 'T-Shirt' })).toHaveFocus();
  act(() => screen.getByRole('button', { name: 'All Books' }).focus());
  await userEvent.keyboard(key);
  expect(screen.getByRole('button', { name: 'Makkah' })).toHaveFocus();
});

it('B2: tapping the active chip clears the choice', async () => {
  const onValueChange = vi.fn();
  const options = [{ value: 'a', text: 'All Books' }];
  const { rerender } = render(
    <ChipStrip label="Category" options={options} value={null} onValueChange={onValueChange} />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'All Books', pressed: false }));
  expect(onValueChange).toHaveBeenLastCalledWith('a');
  rerender(<ChipStrip label="Category" options={options} value="a" onValueChange={onValueChange} />);
  await userEvent.click(screen.getByRole('button', { name: 'All Books', pressed: true }));
  expect(onValueChange).toHaveBeenLastCalledWith(null);
});
