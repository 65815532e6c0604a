import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Select } from './select.tsx';

it('a select blurs when the focus leaves it, not when its list opens', () => {
  const onBlur = vi.fn();
  render(<Select label="Age" options={[{ value: 'a', label: 'A' }]} onBlur={onBlur} />);
  const select = screen.getByRole('combobox', { name: 'Age' });
  fireEvent.blur(select, { relatedTarget: screen.getByRole('option', { name: 'A' }) });
  expect(onBlur).not.toHaveBeenCalled();
  fireEvent.blur(select, { relatedTarget: document.body });
  expect(onBlur).toHaveBeenCalledOnce();
});
