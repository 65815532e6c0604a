import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { lazyComponent } from './lazy-component.tsx';

interface GreetingProps {
  name: string;
}

const Greeting = ({ name }: GreetingProps) => <p>Salam, {name}!</p>;
const Loading = ({ name }: GreetingProps) => <p>Calling {name} ...</p>;

it('shows the loading state, then the component', async () => {
  const Lazy = lazyComponent(() => Promise.resolve(Greeting), { Loading });
  render(<Lazy name="Amina" />);
  expect(screen.getByText('Calling Amina ...')).toBeInTheDocument();
  expect(await screen.findByText('Salam, Amina!')).toBeInTheDocument();
});

it('shows a preloaded component at once', async () => {
  const Lazy = lazyComponent(() => Promise.resolve(Greeting), { Loading });
  await Lazy.load();
  render(<Lazy name="Amina" />);
  expect(screen.getByText('Salam, Amina!')).toBeInTheDocument();
});

it('offers to repeat a failed load', async () => {
  const load = vi.fn<() => Promise<typeof Greeting>>(() => Promise.resolve(Greeting));
  load.mockRejectedValueOnce(new Error('offline'));
  const Lazy = lazyComponent(load);
  render(<Lazy name="Amina" />);
  await userEvent.click(await screen.findByRole('button', { name: /try again/i }));
  expect(await screen.findByText('Salam, Amina!')).toBeInTheDocument();
});

it('shows nothing after a failed load with `Failed: null`', async () => {
  const Lazy = lazyComponent(() => Promise.reject<typeof Greeting>(new Error('offline')), { Failed: null });
  const { container } = render(<Lazy name="Amina" />);
  await Lazy.load();
  expect(container).toBeEmptyDOMElement();
});

it('loads when it is wanted', async () => {
  const load = vi.fn<() => Promise<typeof Greeting>>(() => Promise.resolve(Greeting));
  const Lazy = lazyComponent(load, { isWanted: ({ name }) => name !== '' });
  const { rerender } = render(<Lazy name="" />);
  expect(load).not.toHaveBeenCalled();
  rerender(<Lazy name="Amina" />);
  expect(await screen.findByText('Salam, Amina!')).toBeInTheDocument();
});
