import { preferences } from '@sirah-trails/ui';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  parseQuestion,
  questionCore,
  questionTypes,
  type Answer,
  type QuestionType,
} from '../core/questions.ts';
import { en } from '../messages/en.ts';
import { QuestionHarness } from '../testing/question-harness.tsx';
import { sampleQuestion } from '../testing/sample-chapter.ts';
import { arabicContent, sampleContent, sampleKeys } from '../testing/sample-content.ts';

const bodyRoles: Record<QuestionType, string> = {
  multiple_choice: 'radiogroup',
  true_or_false: 'radiogroup',
  drag_and_drop: 'group',
  matchup_words: 'group',
  unscramble_words: 'textbox',
};

/** A wrong answer of each type in its wire form, and the sign that it was tried. */
const triedAnswers: Record<QuestionType, { readonly answer: Answer; readonly shown: string }> = {
  multiple_choice: { answer: 'A', shown: 'Tried already' },
  true_or_false: { answer: true, shown: 'Tried already' },
  drag_and_drop: { answer: ['Makkah', '', 'Yemen', ''], shown: '1 Makkah, 3 Yemen' },
  matchup_words: { answer: { Hijaz: 'Dry valley' }, shown: ', tried already with Hijaz' },
  unscramble_words: { answer: ['ZAHIJ'], shown: 'ZAHIJ' },
};

describe('letter and number keys choose an option', () => {
  const heading = () => screen.getByRole('heading', { level: 2 });

  it.each([
    ['multiple_choice', 'c', 'C'],
    ['multiple_choice', 'B', 'B'],
    ['multiple_choice', '4', 'D'],
    ['true_or_false', 't', true],
    ['true_or_false', '2', false],
  ] as const)('%s: %s', async (type, key, input) => {
    const onChange = vi.fn();
    render(<QuestionHarness type={type} onChange={onChange} />);
    act(() => heading().focus());
    await userEvent.keyboard(key);
    await waitFor(() => expect(onChange).toHaveBeenLastCalledWith(input));
    expect(screen.getByRole('radio', { checked: true })).toHaveFocus();
  });

  it.each([
    ['outside of the question', {}, 'c'],
    ['with Control', { focus: true }, '{Control>}c{/Control}'],
    ['of an option that was tried', { focus: true, tried: ['C'] }, 'c'],
    ['of a disabled question', { focus: true, disabled: true }, 'c'],
    ['of no option', { focus: true }, '9'],
  ])(
    '%s nothing is chosen',
    async (_, { focus = false, ...facts }: { focus?: boolean; tried?: Answer[] }, keys) => {
      const onChange = vi.fn();
      render(<QuestionHarness type="multiple_choice" onChange={onChange} {...facts} />);
      if (focus) act(() => heading().focus());
      await userEvent.keyboard(keys);
      expect(onChange).not.toHaveBeenCalled();
    },
  );
});

const terms = { yes: 'True', no: 'False' };

// Contract of every question type in the registry.
describe.each(questionTypes)('%s', (type) => {
  const question = sampleQuestion(type);
  const core = questionCore(type);

  it('renders without an answer, under the words of its question', () => {
    render(<QuestionHarness type={type} />);
    expect(screen.getByRole('heading', { name: question.text })).toBeVisible();
    const body = bodyRoles[type];
    expect(screen.getByRole(body, { name: question.text })).toBeInTheDocument();
  });

  it('is empty at first, and then cannot be submitted (B5)', () => {
    const empty = core.empty(question);
    expect(core.isAnswerable(empty, question)).toBe(false);
    expect(core.toLines(empty, question, terms)).toEqual([]);
  });

  it('restores a stored answer and says it in words', () => {
    const restored = core.fromAnswer(sampleKeys[type], question);
    expect(core.toLines(restored, question, terms).length).toBeGreaterThan(0);
    if (!core.lockedParts) expect(core.toAnswer(restored, question)).toEqual(sampleKeys[type]);
  });

  it.each([undefined, null, 7, '', 'nonsense', ['x', 1], { x: 'y' }, { __proto__: 'x' }, [], true])(
    'an answer that does not fit (%j) is left out',
    (answer) => {
      const input = core.fromAnswer(answer, question);
      expect(() => core.toAnswer(input, question)).not.toThrow();
    },
  );

  it.each([undefined, null, 7, [], {}, { question: 7 }])('content %j is no question', (content) => {
    expect(parseQuestion(type, content)).toBeUndefined();
  });

  it('can be reached and operated by keyboard alone', async () => {
    const onChange = vi.fn();
    render(<QuestionHarness type={type} onChange={onChange} />);
    await userEvent.tab();
    if (type === 'unscramble_words') await userEvent.tab();
    if (type === 'drag_and_drop') await tabTo('Makkah');
    await userEvent.keyboard(type === 'unscramble_words' ? '{Tab}{Enter}' : ' ');
    await waitFor(() => expect(onChange).toHaveBeenCalled());
  });

  it('disabled, it changes nothing', async () => {
    const onChange = vi.fn();
    render(<QuestionHarness type={type} disabled onChange={onChange} />);
    for (const control of [...screen.queryAllByRole('radio'), ...screen.queryAllByRole('button')]) {
      await userEvent.click(control);
    }
    expect(onChange).not.toHaveBeenCalled();
  });

  it('every control has a name', () => {
    render(<QuestionHarness type={type} />);
    for (const role of ['radio', 'button', 'textbox']) {
      for (const control of screen.queryAllByRole(role)) expect(control).toHaveAccessibleName();
    }
  });

  it('says in one line what to do, until it is closed', () => {
    const { unmount } = render(<QuestionHarness type={type} />);
    const task = en[`quiz.task.${type}`];
    expect(screen.getByText(task)).toBeVisible();
    unmount();
    render(<QuestionHarness type={type} disabled result="right" />);
    expect(screen.queryByText(task)).not.toBeInTheDocument();
  });

  it('labels tried answers in words (D225)', async () => {
    const { answer, shown } = triedAnswers[type];
    render(<QuestionHarness type={type} tried={[answer]} />);
    if (type === 'matchup_words') await userEvent.click(screen.getByRole('button', { name: 'Hijaz' }));
    expect(screen.getByText(shown)).toBeVisible();
  });

  it('shows the key of a closed question and nothing to change', () => {
    render(<QuestionHarness type={type} disabled result="time_up" />);
    for (const words of shownKey(type)) expect(screen.getAllByText(words, { exact: false })[0]).toBeVisible();
  });

  it('renders content of another script', () => {
    render(<QuestionHarness type={type} content={arabicContent[type]} />);
    expect(screen.getByRole('heading', { name: arabicContent[type].question })).toHaveAttribute(
      'dir',
      'auto',
    );
  });
});

describe('D225: an option that was tried cannot be chosen again', () => {
  it('a choice', async () => {
    const onChange = vi.fn();
    render(<QuestionHarness type="multiple_choice" tried={['A']} onChange={onChange} />);
    const tried = screen.getByRole('radio', { name: /Tried already/ });
    expect(tried).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(tried);
    expect(onChange).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('radio', { name: 'The Red Sea' }));
    await waitFor(() => expect(onChange).toHaveBeenCalledWith('B'));
  });

  it('a pair: its second word is closed while the first one is picked', async () => {
    const onSubmitPair = vi.fn();
    const tried = [{ Hijaz: 'Dry valley' }];
    render(<QuestionHarness type="matchup_words" tried={tried} onSubmitPair={onSubmitPair} />);
    await userEvent.click(screen.getByRole('button', { name: 'Hijaz' }));
    const closed = screen.getByRole('button', { name: /Dry valley.*tried already with Hijaz/ });
    await userEvent.click(closed);
    expect(onSubmitPair).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Hijaz' }));
    await userEvent.click(screen.getByRole('button', { name: 'Najd' }));
    await userEvent.click(screen.getByRole('button', { name: 'Dry valley' }));
    expect(onSubmitPair).toHaveBeenCalledOnce();
  });
});

it('D225: an answer that was tried and is still there says so where it stands, and the list below names the others', () => {
  const tried = [['Yemen', 'Makkah', 'Yathrib', 'Al-Sham'], ['Makkah']];
  render(<QuestionHarness type="drag_and_drop" answer={tried[0]} tried={tried} />);
  expect(screen.getByText('Tried already. Move a card.')).toBeVisible();
  const others = within(screen.getByRole('list', { name: 'Tried already' })).getAllByRole('listitem');
  expect(others).toHaveLength(1);
  expect(others[0]).toHaveTextContent('1 Makkah');
});

it('the number of a pair stays when the next pair is found', () => {
  const { rerender } = render(<QuestionHarness type="matchup_words" locked={{ Makkah: 'Dry valley' }} />);
  const makkah = screen.getByRole('button', { name: /^Makkah/ });
  expect(makkah).toHaveAttribute('data-paired', '1');
  rerender(
    <QuestionHarness type="matchup_words" locked={{ Makkah: 'Dry valley', Hijaz: 'Western mountains' }} />,
  );
  expect(makkah).toHaveAttribute('data-paired', '1');
  expect(screen.getByRole('button', { name: /^Hijaz/ })).toHaveAttribute('data-paired', '2');
});

it('content of an unknown type is no question', () => {
  expect(parseQuestion('essay', { question: 'Why?' })).toBeUndefined();
  expect(parseQuestion('toString', { question: 'Why?' })).toBeUndefined();
});

it('no question carries a key: its shape lists the public fields', () => {
  for (const type of questionTypes) {
    const tainted = { ...sampleContent[type], answer: 'KEY', correct_answers: 'KEY', order: ['KEY'] };
    expect(JSON.stringify(parseQuestion(type, tainted))).not.toContain('KEY');
  }
});

async function tabTo(name: string) {
  const control = within(screen.getByRole('list', { name: 'Cards to place' })).getByRole('button', { name });
  while (document.activeElement !== control) await userEvent.tab();
}

function shownKey(type: QuestionType): readonly string[] {
  if (type === 'unscramble_words') return ['H'];
  if (type === 'multiple_choice' || type === 'true_or_false') return ['Right answer'];
  return type === 'drag_and_drop' ? ['Al-Sham'] : ['goes with Dry valley'];
}

it('D245: with Check, chosen pairs wait and can be taken back', async () => {
  const onChange = vi.fn();
  render(<QuestionHarness type="matchup_words" byCheck onChange={onChange} />);
  const tap = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
  for (const word of ['Hijaz', 'Dry valley', 'Rainy, green hills', 'Yemen']) await tap(word);
  const yemen = { Yemen: 'Rainy, green hills' };
  const waiting = { left: null, right: null, pairs: { Hijaz: 'Dry valley', ...yemen } };
  expect(onChange).toHaveBeenLastCalledWith(waiting);
  await tap(/^Hijaz ?, with Dry valley: tap to take it back/);
  expect(onChange).toHaveBeenLastCalledWith({ ...waiting, pairs: yemen });
  expect(screen.getByRole('button', { name: 'Dry valley' })).toHaveAttribute('aria-pressed', 'false');
});

describe('honorifics in plain texts', () => {
  const blessed = 'The Prophet ﷺ';
  const written = 'The Prophet (peace and blessings be upon him)';
  const contents: readonly (readonly [QuestionType, object])[] = [
    ['multiple_choice', { choices: { A: blessed, B: 'A merchant' } }],
    ['drag_and_drop', { options: [blessed, 'A merchant'] }],
    ['matchup_words', { left: [blessed, 'A merchant'], right: ['One', 'Two'] }],
  ];

  it.each(contents)('%s shows them in words where the learner prefers that', (type, content) => {
    onTestFinished(() => preferences.set({ honorifics: 'sign' }));
    const question = { ...sampleContent[type], question: `Who was ${blessed}?`, ...content };
    const { container } = render(<QuestionHarness type={type} content={question} hint={`Near ${blessed}`} />);
    expect(container).toHaveTextContent(`Who was ${blessed}?`);
    act(() => preferences.set({ honorifics: 'words' }));
    expect(screen.getByRole('heading')).toHaveTextContent(`Who was ${written}?`);
    expect(screen.getByText(written)).toBeInTheDocument();
    expect(screen.getByText(`Near ${written}`)).toBeInTheDocument();
    expect(container).not.toHaveTextContent(blessed);
  });

  it('the answer that is sent keeps the sign', async () => {
    onTestFinished(() => preferences.set({ honorifics: 'sign' }));
    preferences.set({ honorifics: 'words' });
    const onChange = vi.fn();
    const question = { ...sampleContent.drag_and_drop, options: [blessed, 'A merchant'] };
    render(<QuestionHarness type="drag_and_drop" content={question} onChange={onChange} />);
    await userEvent.click(screen.getByRole('button', { name: written }));
    const core = questionCore('drag_and_drop');
    const asked = sampleQuestion('drag_and_drop', question);
    expect(core.toAnswer(onChange.mock.lastCall?.[0], asked)).toContain(blessed);
  });
});
