import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import type * as engineModule from './form-engine.ts';
import type * as letterModule from './testing/letter-form.tsx';

// The code of react-hook-form comes when a test lets it come.
const code = vi.hoisted(() => ({ arrive: (_comes: boolean) => {} }));
vi.mock('./form-engine.ts', async (load) => {
  const { startEngine } = await load<typeof engineModule>();
  return {
    get startEngine() {
      return new Promise((resolve, reject) => {
        code.arrive = (comes) => (comes ? resolve(startEngine) : reject(new Error('offline')));
      });
    },
  };
});

let letter: typeof letterModule;
const arrive = (comes = true) => act(async () => code.arrive(comes));

beforeEach(async () => {
  vi.resetModules();
  letter = await import('./testing/letter-form.tsx');
  letter.send.mockReset().mockResolvedValue('sent');
});

it('what was typed before the code stays, and what was left is checked when it comes', async () => {
  const { show, topic, text, agreed, button } = letter;
  show({ defaults: { topic: 'mistake', text: '', agreed: false } });
  expect(topic()).toHaveValue('mistake');
  await userEvent.selectOptions(topic(), 'idea');
  await userEvent.click(text());
  await userEvent.click(agreed());
  await arrive();
  await waitFor(() => expect(text()).toHaveAccessibleDescription('Write something'));
  expect(topic()).toHaveValue('idea');
  expect(agreed()).toBeChecked();
  await userEvent.type(text(), 'More camels');
  expect(text()).not.toHaveAccessibleDescription();
  await userEvent.click(button());
  const values = { topic: 'idea', text: 'More camels', agreed: true };
  await waitFor(() => expect(letter.send.mock.lastCall?.[0]).toMatchObject({ values }));
});

it('a submit before the code waits for it, and sends once', async () => {
  const { show, attempt, button, send } = letter;
  show();
  await attempt();
  expect(button()).toHaveAttribute('aria-busy', 'true');
  await userEvent.click(button());
  expect(send).not.toHaveBeenCalled();
  await arrive();
  await waitFor(() => expect(send).toHaveBeenCalledOnce());
  await waitFor(() => expect(button()).not.toHaveAttribute('aria-busy'));
});

it('a submit before the code checks when it comes', async () => {
  const { show, text, button, send } = letter;
  show({ defaults: { topic: 'idea', text: '', agreed: true } });
  await userEvent.click(button());
  await arrive();
  await waitFor(() => expect(text()).toHaveFocus());
  expect(text()).toHaveAccessibleDescription('Write something');
  expect(send).not.toHaveBeenCalled();
});

it('where the code does not come, the form says so, keeps the input and can be sent later', async () => {
  const { show, attempt, text, button, send } = letter;
  show();
  await attempt();
  await arrive(false);
  expect(
    await screen.findByText("We can't connect right now. Check your internet and try again."),
  ).toBeVisible();
  expect(text()).toHaveValue('More camels');
  await userEvent.click(button());
  await arrive();
  await waitFor(() => expect(send).toHaveBeenCalledOnce());
});

it('code that is missing at a submit is reported, code that nobody waits for is not', async () => {
  const { show, attempt, onMissingCode } = letter;
  const report = vi.fn();
  onMissingCode(report);
  show();
  await arrive(false);
  expect(report).not.toHaveBeenCalled();
  await attempt();
  await arrive(false);
  expect(report).toHaveBeenCalledOnce();
});
