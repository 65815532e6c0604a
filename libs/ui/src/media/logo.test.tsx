import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Logo } from './logo.tsx';

const logo = () => screen.getByRole('img', { name: 'Sirah Trails' });

it('A3: shows the logo of the theme', () => {
  render(<Logo src="/content/art/theme/logo.svg" product="Sirah Trails" />);
  expect(logo()).toHaveAttribute('src', '/content/art/theme/logo.svg');
});

it("shows the app's mark without a theme logo, or when it fails to load", () => {
  const { rerender } = render(<Logo src={null} product="Sirah Trails" />);
  const own = logo().getAttribute('src');
  rerender(<Logo src="/absent.svg" product="Sirah Trails" />);
  fireEvent.error(logo());
  expect(logo()).toHaveAttribute('src', own);
});
