import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { onMissingCode } from '../missing-code.tsx';
import { AlertDialog, Dialog, type DialogProps, Sheet } from './dialog.tsx';
import { lazyDialog } from './lazy-dialog.tsx';

const props = { open: true, title: 'Sign in To Access', onOpenChange: vi.fn() };

describe.each([
  ['Dialog', Dialog],
  ['Sheet', Sheet],
])('%s', (_name, Component) => {
  it('calls back when its button closes it', async () => {
    const onOpenChange = vi.fn();
    render(<Component {...props} onOpenChange={onOpenChange} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    expect(onOpenChange).toHaveBeenLastCalledWith(false);
  });
});

it('a dialog that is not dismissible has no close button and ignores Escape', async () => {
  const onOpenChange = vi.fn();
  render(<Dialog {...props} dismissible={false} onOpenChange={onOpenChange} />);
  await screen.findByRole('dialog');
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  await userEvent.keyboard('{Escape}');
  expect(onOpenChange).not.toHaveBeenCalled();
});

it('an alert is described by its text', async () => {
  render(
    <AlertDialog open title="Time is Up" actions={<button>Continue</button>}>
      One life is gone.
    </AlertDialog>,
  );
  expect(await screen.findByRole('alertdialog')).toHaveAccessibleDescription('One life is gone.');
});

describe('while its code loads, a dialog', () => {
  /** A screen with a dialog; `arrive` and `fail` settle the pending import of its code. */
  function openLazily(props: Partial<DialogProps> = {}) {
    const ends: { resolve: (popup: typeof Popup) => void; reject: (error: Error) => void }[] = [];
    const LazyDialog = lazyDialog<DialogProps>(
      () => new Promise<typeof Popup>((resolve, reject) => ends.push({ resolve, reject })),
    );
    function Page() {
      const [open, setOpen] = useState(true);
      const dialog = { title: 'Levels', open, onOpenChange: setOpen, ...props };
      return (
        <>
          <p>The map</p>
          <LazyDialog {...dialog} />
        </>
      );
    }
    render(<Page />, { onCaughtError: () => undefined });
    const arrive = (popup = Popup) => act(async () => ends.at(-1)?.resolve(popup));
    const fail = () => act(async () => ends.at(-1)?.reject(new Error('offline')));
    return { arrive, fail };
  }
  const Popup = ({ title }: DialogProps) => <p>{`The dialog ${title}`}</p>;

  it('covers the screen', async () => {
    const { arrive } = openLazily();
    expect(await screen.findByRole('button', { name: 'Stop waiting' })).toBeVisible();
    await arrive();
    expect(screen.queryByRole('button', { name: 'Stop waiting' })).toBeNull();
    expect(screen.getByText('The dialog Levels')).toBeVisible();
  });

  it('is cancelled by a tap on the veil', async () => {
    openLazily();
    await userEvent.click(await screen.findByRole('button', { name: 'Stop waiting' }));
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('shows that the internet is missing, and opens when the network is back', async () => {
    const { fail, arrive } = openLazily();
    const shown = vi.fn();
    const stop = onMissingCode(shown);
    await fail();
    expect(shown).toHaveBeenCalledOnce();
    stop();
    expect(screen.getByRole('dialog', { name: 'Levels' })).toHaveTextContent(
      "We can't get through right now",
    );
    expect(screen.getByText('The map')).toBeInTheDocument();
    vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
    await act(async () => void window.dispatchEvent(new Event('online')));
    await arrive();
    expect(screen.getByText('The dialog Levels')).toBeVisible();
  });

  it('can be closed after a failed load, unless it requires a decision', async () => {
    const { fail } = openLazily();
    await fail();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('stays after a failed load if it requires a decision', async () => {
    const { fail } = openLazily({ dismissible: false });
    await fail();
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  it('shows an error instead of failing content, and keeps the screen behind it', async () => {
    const { arrive } = openLazily();
    await arrive(() => {
      throw new Error('A dialog that fails');
    });
    expect(screen.getByRole('dialog', { name: 'Levels' })).toHaveTextContent('Something went wrong');
    expect(screen.getByText('The map')).toBeInTheDocument();
  });
});
