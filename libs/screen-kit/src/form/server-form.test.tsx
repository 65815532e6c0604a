import type { ApiError } from '@sirah-trails/api-client';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  agreed,
  attempt,
  button,
  fill,
  later,
  refusal,
  send,
  show,
  text,
  topic,
} from './testing/letter-form.tsx';

const keys = () => send.mock.calls.map(([{ idempotencyKey }]) => idempotencyKey);

beforeEach(() => void send.mockReset().mockResolvedValue('sent'));

describe('D238: validation before sending', () => {
  it('appears on blur, then on each change', async () => {
    show();
    await userEvent.click(text());
    expect(text()).not.toHaveAccessibleDescription();
    await userEvent.tab();
    expect(text()).toHaveAccessibleDescription('Write something');
    await userEvent.type(text(), 'M');
    expect(text()).not.toHaveAccessibleDescription();
    await userEvent.clear(text());
    expect(text()).toHaveAccessibleDescription('Write something');
  });

  it('appears everywhere on submit, focuses the first invalid field and blocks sending', async () => {
    show();
    await userEvent.selectOptions(topic(), 'idea');
    await userEvent.click(button());
    expect(text()).toHaveAccessibleDescription('Write something');
    expect(agreed()).toHaveAccessibleDescription('Please tick this first');
    expect(text()).toHaveFocus();
    expect(send).not.toHaveBeenCalled();
  });
});

describe('sending', () => {
  it('sends the input and reports the outcome', async () => {
    const onSuccess = vi.fn();
    show({ onSuccess });
    await attempt();
    const values = { topic: 'idea', text: 'More camels', agreed: true };
    await waitFor(() => expect(onSuccess).toHaveBeenCalledWith('sent', values));
    expect(send.mock.lastCall?.[0]).toMatchObject({ values });
  });

  it('sends values filled without events', async () => {
    show();
    await userEvent.click(agreed());
    Object.assign(topic(), { value: 'idea' });
    Object.assign(text(), { value: 'More camels' });
    await userEvent.click(button());
    await waitFor(() => expect(send).toHaveBeenCalledOnce());
    expect(send.mock.lastCall?.[0].values).toEqual({ topic: 'idea', text: 'More camels', agreed: true });
  });

  it('keeps the input out of the URL when submitted without a script', () => {
    show();
    expect(button().closest('form')).toHaveAttribute('method', 'post');
  });

  it('T14: is busy until the response and prevents a double submit', async () => {
    const response = later();
    send.mockReturnValue(response.opened);
    show();
    await fill();
    const form = button().closest('form') as HTMLFormElement;
    fireEvent.submit(form);
    fireEvent.submit(form);
    await waitFor(() => expect(button()).toHaveAttribute('aria-busy', 'true'));
    fireEvent.submit(form);
    await act(async () => response.open('sent'));
    await waitFor(() => expect(button()).not.toHaveAttribute('aria-busy'));
    expect(send).toHaveBeenCalledOnce();
  });

  it('shows the upload progress', async () => {
    const response = later();
    send.mockImplementation(({ onProgress }) => (onProgress?.(0.25), response.opened));
    show();
    await attempt();
    await waitFor(() => expect(screen.getByRole('progressbar')).toHaveAttribute('value', '0.25'));
    await act(async () => response.open('sent'));
    await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument());
  });

  it('confirms before sending and can be sent after a cancel', async () => {
    const confirm = vi.fn().mockResolvedValueOnce(false).mockResolvedValue(true);
    show({ confirm });
    await attempt();
    await waitFor(() => expect(confirm).toHaveBeenCalledOnce());
    expect(send).not.toHaveBeenCalled();
    await userEvent.click(button());
    await waitFor(() => expect(send).toHaveBeenCalledOnce());
  });

  it('skips navigation after the form unmounts', async () => {
    const response = later();
    send.mockReturnValue(response.opened);
    const onSuccess = vi.fn();
    const { unmount, client } = show({ onSuccess });
    await attempt();
    await waitFor(() => expect(send).toHaveBeenCalled());
    unmount();
    response.open('sent');
    await waitFor(() => expect(client.isMutating()).toBe(0));
    expect(onSuccess).not.toHaveBeenCalled();
  });
});

describe('idempotency keys', () => {
  const again = async (times: number) => {
    await userEvent.click(button());
    await waitFor(() => expect(send).toHaveBeenCalledTimes(times));
  };

  it('each submit has a new key', async () => {
    send.mockRejectedValueOnce(refusal()).mockRejectedValueOnce(refusal({ status: 429 }));
    show();
    await attempt();
    await screen.findByText('Check.');
    await again(2);
    await screen.findByText('Check.');
    await again(3);
    await again(4);
    expect(new Set(keys()).size).toBe(4);
    for (const key of keys()) expect(key).toMatch(/^[0-9a-f]{32}$/);
  });

  it.each<[string, Partial<ConstructorParameters<typeof ApiError>[0]>]>([
    ['no response', { kind: 'network', status: 0 }],
    ['a cut response', { kind: 'timeout', status: 0 }],
    ['a fault of the provider', { status: 500 }],
  ])('the same values after %s are sent with the previous key', async (_title, details) => {
    send.mockRejectedValueOnce(refusal(details));
    show();
    await attempt();
    await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
    await again(2);
    expect(new Set(keys()).size).toBe(1);
  });

  it('other values after a lost response have a new key', async () => {
    send.mockRejectedValueOnce(refusal({ kind: 'network' }));
    show();
    await attempt();
    await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
    await userEvent.type(text(), '!');
    await again(2);
    expect(new Set(keys()).size).toBe(2);
  });
});
