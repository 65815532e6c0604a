import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { AvatarHead } from './avatar-head.tsx';

const head = {
  id: 'head-cap',
  name: 'Trail cap',
  image: '/content/art/avatar/portrait/head-cap-boy-skin-1.svg',
};

it('a head is decorative unless it is given a name', () => {
  const { rerender } = render(<AvatarHead head={head} />);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  rerender(<AvatarHead head={head} label="Your avatar" />);
  expect(screen.getByRole('img', { name: 'Your avatar' })).toHaveAttribute('src', head.image);
});

it('a head that does not load keeps its place and its name', () => {
  render(<AvatarHead head={head} label="Your avatar" />);
  fireEvent.error(screen.getByRole('img'));
  expect(screen.getByRole('img', { name: 'Your avatar' })).not.toHaveAttribute('src', head.image);
});

it('a learner without a head gets an ornament', () => {
  const { container } = render(<AvatarHead head={null} />);
  expect(container.querySelector('[data-ornament]')).toBeVisible();
});

it('the frame has its size before the picture comes', () => {
  render(<AvatarHead head={head} size={72} label="Your avatar" />);
  const picture = screen.getByRole('img');
  expect(picture).toHaveAttribute('width', '72');
  expect(picture).toHaveAttribute('height', '72');
});

it('a new head is loaded after one that failed', () => {
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
