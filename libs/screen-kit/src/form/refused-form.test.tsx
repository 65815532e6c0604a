import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  agreed,
  attempt,
  button,
  fill,
  listen,
  refusal,
  send,
  show,
  text,
  topic,
} from './testing/letter-form.tsx';

beforeEach(() => void send.mockReset().mockResolvedValue('sent'));

describe('D74: what the provider refuses', () => {
  const fieldErrors = { agreed: ['Not yet'], text: ['Too short', 'Too plain'] };

  it('each field shows its first message, and the first wrong field has the focus', async () => {
    send.mockRejectedValue(refusal({ fieldErrors }));
    show();
    await fill();
    await userEvent.keyboard('{Tab}{Enter}');
    await waitFor(() => expect(text()).toHaveAccessibleDescription('Too short'));
    expect(agreed()).toHaveAccessibleDescription('Not yet');
    expect(text()).toHaveFocus();
    expect(screen.queryByText('Check.')).not.toBeInTheDocument();
  });

  it('the field that loses the focus to the first wrong one keeps its message', async () => {
    send.mockRejectedValue(refusal({ fieldErrors }));
    show();
    await fill();
    expect(agreed()).toHaveFocus();
    fireEvent.submit(agreed());
    await waitFor(() => expect(text()).toHaveFocus());
    expect(agreed()).toHaveAccessibleDescription('Not yet');
  });

  it('it is announced once, stays while the field is corrected, and goes when the field is left', async () => {
    send.mockRejectedValue(refusal({ fieldErrors }));
    show();
    const heard = listen();
    await attempt();
    await waitFor(() => expect(text()).toHaveAccessibleDescription('Too short'));
    await userEvent.type(text(), '!');
    expect(text()).toHaveAccessibleDescription('Too short');
    await userEvent.tab();
    expect(text()).not.toHaveAccessibleDescription();
    expect(agreed()).toHaveAccessibleDescription('Not yet');
    expect(heard.filter((words) => words.includes('Too short'))).toHaveLength(1);
  });

  it('a press of the button moves nothing before it is let go', async () => {
    send.mockRejectedValue(refusal({ fieldErrors }));
    show();
    await attempt();
    await waitFor(() => expect(text()).toHaveAccessibleDescription('Too short'));
    const pointer = userEvent.setup();
    await pointer.pointer({ keys: '[MouseLeft>]', target: button() });
    expect(text()).toHaveAccessibleDescription('Too short');
    await pointer.pointer({ keys: '[/MouseLeft]' });
    await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
  });

  it('nor does a press beside the form: the message goes after its click', async () => {
    send.mockRejectedValue(refusal({ fieldErrors }));
    show();
    await attempt();
    await waitFor(() => expect(text()).toHaveAccessibleDescription('Too short'));
    const pointer = userEvent.setup();
    await pointer.pointer({ keys: '[MouseLeft>]', target: document.body });
    expect(text()).not.toHaveFocus();
    expect(text()).toHaveAccessibleDescription('Too short');
    await pointer.pointer({ keys: '[/MouseLeft]' });
    await waitFor(() => expect(text()).not.toHaveAccessibleDescription());
  });

  it('D75: a message of no field of the form is its summary, announced with every failure', async () => {
    const error = refusal({ fieldErrors: { captcha: ['One moment'], text: ['Too short'] } });
    send.mockImplementation(() => new Promise((_resolve, reject) => setTimeout(reject, 0, error)));
    show();
    const heard = listen();
    await attempt();
    await waitFor(() => expect(text()).toHaveAccessibleDescription('Too short'));
    await userEvent.click(button());
    await waitFor(() => expect(heard.filter((words) => words === 'One moment')).toHaveLength(2));
    expect(screen.getByText('One moment', { ignore: '[role] p' })).toBeVisible();
  });

  it.each<[string, Error]>([
    ['Check.', refusal()],
    ['An error occurred', refusal({ message: '' })],
    ['An error occurred', new Error('a fault of ours')],
    ["We can't connect right now. Check your internet and try again.", refusal({ kind: 'network' })],
    ['That took too long. Please try again.', refusal({ kind: 'timeout' })],
  ])('A8: "%s" is shown, and the input stays', async (sentence, error) => {
    send.mockRejectedValue(error);
    show();
    await attempt();
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(topic()).toHaveValue('idea');
    expect(text()).toHaveValue('More camels');
    expect(agreed()).toBeChecked();
  });

  it('a screen may handle a failure itself, and shows more of it than its sentence', async () => {
    send.mockRejectedValue(refusal({ code: 'EMAIL_NOT_VERIFIED' }));
    const onFailure = vi.fn(() => true);
    show({ onFailure });
    await attempt();
    expect(await screen.findByText('EMAIL_NOT_VERIFIED')).toBeVisible();
    expect(onFailure).toHaveBeenCalledOnce();
    expect(screen.queryByText('Check.')).not.toBeInTheDocument();
  });
});

describe('A8: the time to wait', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] }));
  afterEach(() => void vi.useRealTimers());

  const pass = (seconds: number) => act(() => void vi.advanceTimersByTime(seconds * 1000));
  const limited = async (retryAfterSeconds: number) => {
    send.mockRejectedValueOnce(refusal({ status: 429, message: 'Too many tries.', retryAfterSeconds }));
    show();
    await attempt();
    await waitFor(() => expect(button()).toHaveAttribute('aria-disabled', 'true'));
  };

  it('the button counts it down and sends nothing until it is over', async () => {
    await limited(3);
    expect(button()).toHaveAccessibleDescription('You can try again in 3 seconds.');
    pass(2);
    expect(button()).toHaveAccessibleDescription('You can try again in 1 second.');
    await userEvent.type(text(), '!');
    fireEvent.submit(text());
    await userEvent.click(button());
    expect(send).toHaveBeenCalledTimes(1);
    pass(1);
    expect(button()).not.toHaveAttribute('aria-disabled');
    await userEvent.click(button());
    await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
  });

  it('it is announced at its start and at its end, not each second', async () => {
    const heard = listen();
    await limited(90);
    await waitFor(() => expect(heard).toContain('Too many tries.'));
    pass(31);
    expect(button()).toHaveAccessibleDescription('You can try again in 59 seconds.');
    pass(59);
    await waitFor(() => expect(heard).toContain('You can try again now.'));
    expect(heard.filter((words) => words.startsWith('You can'))).toEqual([
      'You can try again in 2 minutes.',
      'You can try again now.',
    ]);
  });
});
