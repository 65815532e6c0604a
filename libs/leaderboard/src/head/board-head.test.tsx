import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { avatarHead } from '../testing/samples.ts';
import { BoardHead } from './board-head.tsx';
import { HeadSlotProvider } from './head-slot.tsx';

it('the host draws the head, in the size of its place', () => {
  render(
    <HeadSlotProvider render={({ name }, diameter) => <span>{`${name}, ${diameter} px`}</span>}>
      <BoardHead head={avatarHead(2)} size={40} />
    </HeadSlotProvider>,
  );
  expect(screen.getByText('cap, 40 px')).toBeVisible();
});

it('without a host that draws, the place is empty and keeps its size', () => {
  const { container } = render(<BoardHead head={avatarHead()} size={40} />);
  expect(container).toHaveTextContent('');
  expect(container.querySelector('[style]')).toHaveStyle('--head: 40px');
});

it('where nobody stands, nobody is drawn', () => {
  render(
    <HeadSlotProvider render={() => <span>somebody</span>}>
      <BoardHead head={null} size={40} />
    </HeadSlotProvider>,
  );
  expect(screen.queryByText('somebody')).not.toBeInTheDocument();
});
