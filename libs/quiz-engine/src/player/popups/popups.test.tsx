import { configure, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { openRun, Play, testPorts } from '../../testing/player-harness.tsx';
import {
  sampleChapter,
  sampleQuestion,
  sampleQuiz,
  sampleResult,
  sampleRun,
} from '../../testing/sample-chapter.ts';

// The code of a popup is fetched when it opens: on a busy machine that takes its time.
configure({ asyncUtilTimeout: 10_000 });
vi.setConfig({ testTimeout: 30_000 });

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('an order with empty places', () => {
  const quiz = sampleQuiz('drag_and_drop', { question: sampleQuestion('drag_and_drop') });
  const run = sampleRun({ openQuizId: quiz.id, remainingMs: 60_000 });
  const begin = async () => {
    const { ports, wait } = testPorts({ load: async () => sampleChapter({ quizzes: [quiz], run }) });
    render(<Play ports={ports} />);
    await press('Yathrib');
    await press('Submit');
    await screen.findByRole('alertdialog', { name: /3 places are empty/ });
    return { ports, wait };
  };
  const gone = () => waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());

  it('is sent only after the learner agrees', async () => {
    const { ports } = await begin();
    expect(ports.send).not.toHaveBeenCalled();
    await press('Send it');
    expect(ports.send).toHaveBeenCalledOnce();
  });

  it('is asked about once: the learner fills them, and the next Submit sends', async () => {
    const { ports } = await begin();
    await press('Fill them first');
    await gone();
    await press('Submit');
    expect(ports.send).toHaveBeenCalledOnce();
  });

  it('is not asked about any more when time is up', async () => {
    const { wait } = await begin();
    wait(60_000);
    await waitFor(() => expect(screen.queryByText(/places are empty/)).not.toBeInTheDocument());
    expect(await screen.findByRole('alertdialog', { name: 'Time is Up' })).toBeVisible();
  });
});

it('time that runs out over the hint: its popup is gone before the next one opens', async () => {
  const { ports, wait } = testPorts({
    send: vi
      .fn()
      .mockResolvedValueOnce(sampleResult({ hint: 'A colour.', run: { ...openRun, lives: 2 } }))
      .mockReturnValue(new Promise(() => undefined)),
  });
  render(<Play ports={ports} />);
  await screen.findByRole('radio', { name: /The Black Sea/ });
  await userEvent.click(screen.getByRole('radio', { name: /The Black Sea/ }));
  await press('Submit');
  await screen.findByRole('alertdialog', { name: 'Close, But Not Quite!' });
  wait(60_000);
  expect(screen.queryByRole('alertdialog', { name: 'Time is Up' })).not.toBeInTheDocument();
  await screen.findByRole('alertdialog', { name: 'Time is Up' });
  expect(screen.getAllByRole('alertdialog')).toHaveLength(1);
});
