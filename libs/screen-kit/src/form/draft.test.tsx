import { session } from '@sirah-trails/api-client/session';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { forgetDrafts } from '../device/storage.ts';
import { saveDraft, withDraft } from './draft.ts';
import { agreed, attempt, fill, refusal, send, show, text, topic } from './testing/letter-form.tsx';

const amina = { id: 'u1', email: 'amina@example.org' } as never;
const kept = () => JSON.stringify({ ...sessionStorage });

beforeEach(() => void send.mockReset().mockResolvedValue('sent'));
afterEach(() => {
  session.getState().signOut();
  sessionStorage.clear();
});

const reload = () => {
  cleanup();
  show();
};

it('keeps the input over a reload in this tab, without an error', async () => {
  show();
  await fill();
  reload();
  expect(topic()).toHaveValue('idea');
  expect(text()).toHaveValue('More camels');
  expect(agreed()).toBeChecked();
  expect(text()).not.toHaveAccessibleDescription();
  expect(JSON.stringify({ ...localStorage })).not.toContain('camels');
});

it('keeps the draft after a lost response and removes it on success', async () => {
  send.mockRejectedValueOnce(refusal({ kind: 'network', status: 0 }));
  show();
  await attempt();
  await screen.findByText(/^We can't connect/);
  expect(kept()).toContain('camels');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(kept()).not.toContain('camels'));
});

it('hides the draft from the next learner, and the host can remove it', async () => {
  session.getState().signIn({ token: 't', user: amina });
  show();
  await fill();
  session.getState().signOut();
  reload();
  expect(text()).toHaveValue('');
  expect(kept()).toContain('camels');
  forgetDrafts();
  expect(kept()).not.toContain('camels');
});

it('T38: excludes passwords, codes and files', () => {
  const first = { email: '', password: '', password_confirmation: '', old_password: '', otp: '' };
  const entered = { ...first, email: 'a@b.c', password: 'Secret-1', password_confirmation: 'Secret-2' };
  saveDraft('form', first, { ...entered, old_password: 'Secret-3', otp: '481516', attachment: new Blob() });
  expect(kept()).not.toMatch(/Secret|481516|attachment/);
  expect(withDraft('form', first)).toEqual({ ...first, email: 'a@b.c' });
});

it('ignores a draft with other defaults', () => {
  saveDraft('form', { name: 'Amina' }, { name: 'Ami' });
  expect(withDraft('form', { name: 'Amina' })).toEqual({ name: 'Ami' });
  expect(withDraft('form', { name: 'Aminah' })).toEqual({ name: 'Aminah' });
});

it.each(['{', 'null', '[]', '7', '{"over":1}', '{"over":{"name":""},"typed":{"name":1}}'])(
  'ignores a broken draft: %s',
  (draft) => {
    sessionStorage.setItem('learner:me:draft:form', draft);
    expect(withDraft('form', { name: '' })).toEqual({ name: '' });
  },
);
