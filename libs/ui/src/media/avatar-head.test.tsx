import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { AvatarHead } from './avatar-head.tsx';

const head = {
  id: 'head-cap',
  name: 'Trail cap',
  image: '/content/art/avatar/portrait/head-cap-boy-skin-1.svg',
};

it('a head is decorative without a label', () => {
  const { rerender } = render(<AvatarHead head={head} />);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  rerender(<AvatarHead head={head} label="Your avatar" />);
  expect(screen.getByRole('img', { name: 'Your avatar' })).toHaveAttribute('src', head.image);
});

it('a failing head keeps its space and its name', () => {
  render(<AvatarHead head={head} label="Your avatar" />);
  fireEvent.error(screen.getByRole('img'));
  expect(screen.getByRole('img', { name: 'Your avatar' })).not.toHaveAttribute('src', head.image);
});

it('shows an ornament without a head', () => {
  const { container } = render(<AvatarHead head={null} />);
  expect(container.querySelector('[data-ornament]')).toBeVisible();
});

it('the frame has its size before the picture loads', () => {
  render(<AvatarHead head={head} size={72} label="Your avatar" />);
  const picture = screen.getByRole('img');
  expect(picture).toHaveAttribute('width', '72');
  expect(picture).toHaveAttribute('height', '72');
});

it('loads a new head after a failure', () => {
  const { rerender } = render(<AvatarHead head={head} label="Your avatar" />);
  fireEvent.error(screen.getByRole('img'));
  rerender(
    <AvatarHead
      head={{ ...head, image: '/content/art/avatar/portrait/head-kufi-boy-skin-1.svg' }}
      label="Your avatar"
    />,
  );
  expect(screen.getByRole('img')).toHaveAttribute(
    'src',
    '/content/art/avatar/portrait/head-kufi-boy-skin-1.svg',
  );
});
