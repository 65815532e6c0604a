import { recordAnnouncements } from '@sirah-trails/ui/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { agreed, attempt, button, fill, refusal, send, show, text, topic } from './testing/letter-form.tsx';

beforeEach(() => void send.mockReset().mockResolvedValue('sent'));

describe('D74: provider errors', () => {
  const fieldErrors = { agreed: ['Not yet'], text: ['Too short', 'Too plain'] };

  it("shows each field's first message and focuses the first invalid field", async () => {
    send.mockRejectedValue(refusal({ fieldErrors }));
    show();
    await fill();
    await userEvent.keyboard('{Tab}{Enter}');
    await waitFor(() => expect(text()).toHaveAccessibleDescription('Too short'));
    expect(agreed()).toHaveAccessibleDescription('Not yet');
    expect(text()).toHaveFocus();
    expect(screen.queryByText('Check.')).not.toBeInTheDocument();
  });

  it("keeps a field's message when the focus moves to the first invalid field", async () => {
    send.mockRejectedValue(refusal({ fieldErrors }));
    show();
    await fill();
    expect(agreed()).toHaveFocus();
    fireEvent.submit(agreed());
    await waitFor(() => expect(text()).toHaveFocus());
    expect(agreed()).toHaveAccessibleDescription('Not yet');
  });

  it('announces an error once, keeps it during the correction and removes it on blur', async () => {
    send.mockRejectedValue(refusal({ fieldErrors }));
    show();
    const announced = recordAnnouncements();
    await attempt();
    await waitFor(() => expect(text()).toHaveAccessibleDescription('Too short'));
    await userEvent.type(text(), '!');
    expect(text()).toHaveAccessibleDescription('Too short');
    await userEvent.tab();
    expect(text()).not.toHaveAccessibleDescription();
    expect(agreed()).toHaveAccessibleDescription('Not yet');
    expect(announced.filter((words) => words.includes('Too short'))).toHaveLength(1);
  });

  it('a button press causes no layout shift before its release', async () => {
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

  it('a press outside the form removes the message after its click', async () => {
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

  it('D75: shows a message without a field in the summary and announces each failure', async () => {
    const error = refusal({ fieldErrors: { captcha: ['One moment'], text: ['Too short'] } });
    send.mockImplementation(() => new Promise((_resolve, reject) => setTimeout(reject, 0, error)));
    show();
    const announced = recordAnnouncements();
    await attempt();
    await waitFor(() => expect(text()).toHaveAccessibleDescription('Too short'));
    await userEvent.click(button());
    await waitFor(() => expect(announced.filter((words) => words === 'One moment')).toHaveLength(2));
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

  it('lets the screen handle a failure and read its details', async () => {
    send.mockRejectedValue(refusal({ code: 'EMAIL_NOT_VERIFIED' }));
    const onFailure = vi.fn(() => true);
    show({ onFailure });
    await attempt();
    expect(await screen.findByText('EMAIL_NOT_VERIFIED')).toBeVisible();
    expect(onFailure).toHaveBeenCalledOnce();
    expect(screen.queryByText('Check.')).not.toBeInTheDocument();
  });
});

describe('A8: rate limit', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] }));
  afterEach(() => void vi.useRealTimers());

  const pass = (seconds: number) => act(() => void vi.advanceTimersByTime(seconds * 1000));
  const limited = async (retryAfterSeconds: number) => {
    send.mockRejectedValueOnce(refusal({ status: 429, message: 'Too many tries.', retryAfterSeconds }));
    show();
    await attempt();
    await waitFor(() => expect(button()).toHaveAttribute('aria-disabled', 'true'));
  };

  it('counts the wait down on the button and blocks sending', async () => {
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

  it("announces the wait's start and end, not each second", async () => {
    const announced = recordAnnouncements();
    await limited(90);
    expect(announced).toContain('Too many tries.');
    pass(31);
    expect(button()).toHaveAccessibleDescription('You can try again in 59 seconds.');
    pass(59);
    // `waitFor` polls by the faked interval.
    await expect.poll(() => announced).toContain('You can try again now.');
    expect(announced.filter((words) => words.startsWith('You can'))).toEqual([
      'You can try again in 2 minutes.',
      'You can try again now.',
    ]);
  });
});
