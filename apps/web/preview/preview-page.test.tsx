import { example } from '@sirah-trails/api-client/testing';
import { preferences } from '@sirah-trails/ui';
import { render, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { PreviewPage } from './preview-page.tsx';

beforeEach(() => preferences.set({ simpleText: false }));

it('shows the page that was asked for, as the reader does', async () => {
  const { data: book } = example('getBook');
  render(<PreviewPage preview={{ kind: 'page', number: 1, book }} />);
  expect(await screen.findByRole('heading', { name: 'A land between seas' })).toBeInTheDocument();
  expect(screen.getByRole('img')).toHaveAccessibleName(/^A map of Arabia/);
});

it('shows a person and a term', async () => {
  const { data: person } = example('getPerson');
  const { rerender } = render(<PreviewPage preview={{ kind: 'person', entry: person }} />);
  expect(await screen.findByRole('heading', { name: person.title, level: 2 })).toBeInTheDocument();
  const { data: term } = example('getGlossaryEntry');
  rerender(<PreviewPage preview={{ kind: 'term', entry: term }} />);
  expect(await screen.findByRole('heading', { name: term.title, level: 2 })).toBeInTheDocument();
});

it('shows each question of a chapter with its hint and its explanation, and the new words after a save', async () => {
  const question = {
    id: 'w1-s1-c1-q-tf',
    type: 'true_or_false',
    content: { question: 'Is Arabia an island?', image: null, image_alt: '' },
    hint: 'Look at the north.',
    explanation: 'It is a peninsula.',
    references: [],
  };
  const { rerender } = render(
    <PreviewPage preview={{ kind: 'chapter', title: 'Arabia', questions: [question] }} />,
  );
  expect(await screen.findByRole('heading', { name: 'Is Arabia an island?' })).toBeInTheDocument();
  expect(screen.getByText('Look at the north.')).toBeInTheDocument();
  expect(screen.getByText('It is a peninsula.')).toBeInTheDocument();
  const saved = { ...question, content: { ...question.content, question: 'Is Arabia a peninsula?' } };
  rerender(<PreviewPage preview={{ kind: 'chapter', title: 'Arabia', questions: [saved] }} />);
  expect(await screen.findByRole('heading', { name: 'Is Arabia a peninsula?' })).toBeInTheDocument();
});

it('shows the problems of a refused text, with file and line', () => {
  const problems = 'people/hashim.md:3: "emblem" is missing. Add it.';
  render(<PreviewPage preview={{ kind: 'refused', problems }} />);
  expect(screen.getByRole('main')).toHaveTextContent(problems);
});
