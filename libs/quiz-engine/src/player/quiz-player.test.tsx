import { render, screen, waitFor, within } from '@testing-library/react';
import { preferences } from '@sirah-trails/ui';
import { silence } from '@sirah-trails/ui/testing';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { LoadedRun } from '../core/responses.ts';
import { questionTypes } from '../core/questions.ts';
import {
  pictured,
  sampleChapter,
  sampleQuestion,
  sampleQuiz,
  sampleResult,
  sampleRun,
} from '../testing/sample-chapter.ts';
import { opened, openRun, Play, testPorts } from '../testing/player-harness.tsx';
import { QuizCallError } from '../runner/quiz-ports.ts';

const choose = (name: RegExp) => userEvent.click(screen.getByRole('radio', { name }));
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('a question, from tap to star', () => {
  it('is opened, answered with a key, and closed with the explanation; Continue has the focus', async () => {
    const right = sampleResult({
      result: true,
      code: 'ALL_ANSWERS_CORRECT',
      correctAnswers: 'B',
      explanation: 'It lies to the west.',
      sources: [{ work: 'Encyclopaedia of Islam', section: '', grade: 'M' }],
      run: sampleRun({ stars: 1 }),
    });
    const { ports } = testPorts({ send: vi.fn(async () => right) });
    render(<Play ports={ports} />);
    expect(await screen.findByText('Question 1/5')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Submit' })).toBeDisabled();
    await choose(/The Red Sea/);
    await press('Submit');
    expect(ports.send).toHaveBeenCalledWith({
      quizId: opened.id,
      answer: 'B',
      timeUp: false,
      key: 'seed-seed-1',
    });
    expect(await screen.findByText('It lies to the west.')).toBeVisible();
    expect(screen.getByRole('img', { name: '1 star' })).toBeVisible();
    const goOn = screen.getByRole('button', { name: 'Continue' });
    expect(goOn).toHaveFocus();
    expect(goOn).toHaveAccessibleDescription('It lies to the west.');
    expect(await screen.findByText('Right! You earned a star.')).toBeInTheDocument();
    expect(ports.playSound).toHaveBeenCalledWith('correct', expect.objectContaining({ quiet: false }));
  });

  it('shows its map and layer with a single alternative text', async () => {
    const quiz = { ...opened, question: pictured.question };
    render(<Play ports={testPorts({ open: async () => ({ quiz, run: openRun }) }).ports} />);
    const picture = await screen.findByRole('img', { name: 'A map of Arabia with the sea to its west.' });
    expect(picture).toHaveAttribute('src', '/content/art/maps/arabia.svg');
    expect(screen.getAllByRole('img', { name: /map of Arabia/ })).toHaveLength(1);
    const [layer] = screen.getAllByRole('presentation');
    expect(layer).toHaveAttribute('src', '/content/art/maps/arabia-roads.svg');
  });

  it('stays after the last one until the next screen is there: Continue is under way and does nothing twice', async () => {
    const only = async () => sampleChapter({ quizzes: [opened] });
    const right = sampleResult({ result: true, code: 'ALL_ANSWERS_CORRECT', correctAnswers: 'B' });
    const { ports } = testPorts({
      load: only,
      send: vi.fn(async () => ({ ...right, run: { ...openRun, stars: 5 } })),
    });
    render(<Play ports={ports} />);
    await screen.findByRole('radio', { name: /The Red Sea/ });
    await choose(/The Red Sea/);
    await press('Submit');
    await press('Continue');
    const goOn = screen.getByRole('button', { name: 'Continue' });
    expect(goOn).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByRole('region', { name: 'Well done!' })).toBeVisible();
    await userEvent.click(goOn);
    expect(ports.finish).toHaveBeenCalledOnce();
  });

  it('wrong: the popup with the hint, and Try Again goes back to the same question', async () => {
    const wrong = sampleResult({ hint: 'A colour.', run: { ...openRun, lives: 2 } });
    const send = vi.fn(async () => wrong);
    const { ports } = testPorts({ send });
    render(<Play ports={ports} />);
    await screen.findByRole('radio', { name: /The Red Sea/ });
    await choose(/The Black Sea/);
    await press('Submit');
    const popup = await screen.findByRole('alertdialog', { name: 'Close, But Not Quite!' });
    expect(popup).toHaveTextContent('A colour.');
    await press('Try Again');
    expect(screen.getByRole('radio', { name: /The Black Sea/ })).toBeChecked();
    // A repeated answer would cost a second life.
    const submit = screen.getByRole('button', { name: 'Submit' });
    expect(submit).toHaveAccessibleDescription('Change your answer first.');
    await userEvent.click(submit);
    expect(send).toHaveBeenCalledOnce();
    await choose(/The Red Sea/);
    await press('Submit');
    expect(send).toHaveBeenCalledTimes(2);
  });
});

describe('D215: the hint', () => {
  const run = {
    ...openRun,
    lives: 2,
    tried: ['C'],
    hint: 'A colour.',
    extraMs: 5_000,
    remainingMs: 65_000,
  };
  const wrongly = async () => {
    const test = testPorts({ send: async () => sampleResult({ hint: run.hint, run }) });
    render(<Play ports={test.ports} />);
    await screen.findByRole('radio', { name: /The Black Sea/ });
    await choose(/The Black Sea/);
    await press('Submit');
    return test;
  };

  it('stays on the card after its popup closes, while the time to read runs down', async () => {
    await wrongly();
    const popup = await screen.findByRole('alertdialog');
    expect(popup).toHaveTextContent('The clock waits for you while you read');
    await press('Try Again');
    await waitFor(() => expect(popup).not.toBeInTheDocument());
    expect(screen.getByText('A colour.')).toBeVisible();
    expect(screen.getByRole('progressbar', { name: 'Time to read' })).toHaveAttribute(
      'aria-valuetext',
      '5 seconds',
    );
    expect(screen.getByText('01:00')).toBeVisible();
  });

  it('survives a reload, with the tried answers', async () => {
    const load = async () => sampleChapter({ quizzes: [opened], run });
    render(<Play ports={testPorts({ load }).ports} />);
    expect(await screen.findByText('A colour.')).toBeVisible();
    expect(screen.getByRole('radio', { name: /The Black Sea.*Tried already/ })).toBeVisible();
    expect(screen.getByRole('progressbar', { name: 'Time to read' })).toBeVisible();
  });
});

describe('the clock', () => {
  it('shows mm:ss and is announced with half the time left and with ten seconds left', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { ports, wait } = testPorts();
    render(<Play ports={ports} />);
    expect(await screen.findByText('01:00')).toBeVisible();
    wait(29_000);
    expect(screen.queryByText(/half of your time/i)).not.toBeInTheDocument();
    wait(1_000);
    expect(await screen.findAllByText('Half of your time is left: 30 seconds')).toHaveLength(1);
    wait(20_000);
    expect(await screen.findAllByText('10 seconds left')).toHaveLength(1);
    wait(1_000);
    expect(screen.getAllByText('10 seconds left')).toHaveLength(1);
    vi.useRealTimers();
  });

  it('D199: is not there at all where the learner plays without one', async () => {
    const { ports, wait } = testPorts({
      open: async () => ({ quiz: opened, run: { ...openRun, remainingMs: null } }),
    });
    render(<Play ports={ports} />);
    await screen.findAllByRole('radio');
    wait(3_600_000);
    expect(screen.queryByRole('progressbar', { name: 'Time left' })).not.toBeInTheDocument();
    expect(screen.getAllByRole('radio')[0]).toBeEnabled();
  });

  it('a hidden clock is neither shown nor announced; its time counts', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    silence();
    preferences.set({ hiddenClock: true });
    onTestFinished(() => {
      preferences.set({ hiddenClock: false });
      vi.useRealTimers();
    });
    const { ports, wait } = testPorts();
    render(<Play ports={ports} />);
    await screen.findAllByRole('radio');
    expect(screen.queryByText('01:00')).not.toBeInTheDocument();
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    wait(50_000);
    expect(screen.queryByText(/seconds left/)).not.toBeInTheDocument();
    wait(10_000);
    expect(await screen.findByRole('alertdialog', { name: 'Time is Up' })).toBeVisible();
  });

  it('D130: time-up by the network is worded so, with Try now and the details', async () => {
    const failure = { kind: 'network', code: null, message: 'Bad gateway' } as const;
    const { ports, wait } = testPorts({ send: () => Promise.reject(new QuizCallError(failure)) });
    render(<Play ports={ports} />);
    await screen.findByRole('radio', { name: /The Red Sea/ });
    await choose(/The Red Sea/);
    await press('Submit');
    await screen.findByText("We're still sending your answer. Hang on!");
    wait(62_000);
    const popup = await screen.findByRole('alertdialog', { name: 'Time is Up' });
    expect(popup).toHaveTextContent('It costs one life.');
    const tryNow = await screen.findByRole('button', { name: 'Try now' });
    await waitFor(() => expect(tryNow).toHaveFocus());
    expect(popup).toHaveTextContent('Bad gateway');
  });
});

it('B4.6: the last life lost by the clock: the answer is shown once, and no next question is promised', async () => {
  const run = { ...openRun, lives: 1 };
  const lost = sampleResult({ code: 'TIME_UP', correctAnswers: 'B', run: sampleRun({ lives: 0 }) });
  const { ports, wait } = testPorts({ open: async () => ({ quiz: opened, run }), send: async () => lost });
  render(<Play ports={ports} />);
  await screen.findByRole('radio', { name: /The Red Sea/ });
  wait(60_000);
  const popup = await screen.findByRole('alertdialog', { name: 'Time is Up' });
  expect(popup).not.toHaveTextContent('next question');
  expect(await within(popup).findByText('The Red Sea')).toBeVisible();
  await press('Continue');
  const end = await screen.findByRole('alertdialog', { name: 'Out of Lives!' });
  expect(end).not.toHaveTextContent('The Red Sea');
  await press('Continue');
  await waitFor(() => expect(ports.finish).toHaveBeenCalled());
});

describe('leaving', () => {
  it('B4.6: out of lives abandons the run and goes on', async () => {
    const { ports } = testPorts({
      load: async () => sampleChapter({ run: sampleRun({ lives: 0, stars: 1 }) }),
    });
    render(<Play ports={ports} />);
    await screen.findByRole('alertdialog', { name: 'Out of Lives!' });
    await press('Continue');
    await waitFor(() => expect(ports.finish).toHaveBeenCalled());
    expect(ports.deleteAnswers).toHaveBeenCalledWith('seed-seed-1');
    expect(vi.mocked(ports.finish).mock.calls[0]?.[0]).toBe('failed');
  });

  it('D188: another tab makes this one wait', async () => {
    const { ports, tell } = testPorts();
    render(<Play ports={ports} />);
    await screen.findByRole('radio', { name: /The Red Sea/ });
    tell('taken-over');
    await press('Continue here');
    expect(await screen.findByText('Question 1/5')).toBeVisible();
  });

  it('a response after the player is gone changes nothing', async () => {
    let bring: (chapter: LoadedRun) => void = () => undefined;
    const open = vi.fn(async () => ({ quiz: opened, run: openRun }));
    const load = () => new Promise<LoadedRun>((resolve) => (bring = resolve));
    const { unmount } = render(<Play ports={testPorts({ load, open }).ports} />);
    unmount();
    bring(sampleChapter());
    await Promise.resolve();
    expect(open).not.toHaveBeenCalled();
  });
});

it.each(questionTypes)('B4: an unanswered question of %s is shown with its button', async (type) => {
  const quiz = sampleQuiz(type, { question: sampleQuestion(type) });
  const run = sampleRun({ openQuizId: quiz.id, remainingMs: 60_000 });
  const { ports } = testPorts({ load: async () => sampleChapter({ quizzes: [quiz], run }) });
  render(<Play ports={ports} />);
  expect(await screen.findByRole('heading', { level: 2 })).toHaveTextContent(sampleQuestion(type).text);
  expect(screen.getByRole('button', { name: /Submit|Check/ })).toBeDisabled();
});
