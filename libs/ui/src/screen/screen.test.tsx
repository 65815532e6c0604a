import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router';
import { expect, it } from 'vitest';
import { Screen } from './screen.tsx';
import { TextLink } from '../link/text-link.tsx';

function App() {
  return (
    <MemoryRouter>
      <Routes>
        <Route
          path="/"
          element={
            <Screen title="Home">
              <TextLink to="/trails">The Trails</TextLink>
            </Screen>
          }
        />
        <Route path="/trails" element={<Screen title="The Trails" back={{ to: '/', label: 'Home' }} />} />
      </Routes>
    </MemoryRouter>
  );
}

it('leaves the focus alone where the page was opened', () => {
  render(<App />);
  expect(document.body).toHaveFocus();
});

it('moves the focus to the title after a change of screen', async () => {
  render(<App />);
  await userEvent.click(screen.getByRole('link', { name: 'The Trails' }));
  expect(screen.getByRole('heading', { level: 1, name: 'The Trails' })).toHaveFocus();
});

it('the first stop of the keyboard leads past the bar, and no further into the history', async () => {
  render(
    <MemoryRouter>
      <Screen title="The Trails" back={{ to: '/', label: 'Home' }} />
    </MemoryRouter>,
  );
  const entries = window.history.length;
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'Skip to the content' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('main')).toHaveFocus();
  expect(window.history.length).toBe(entries);
});

it('names the page by its screen', async () => {
  render(<App />);
  await userEvent.click(screen.getByRole('link', { name: 'The Trails' }));
  expect(document.title).toContain('The Trails');
});

it('names the way back by the place it leads to', async () => {
  render(<App />);
  await userEvent.click(screen.getByRole('link', { name: 'The Trails' }));
  await userEvent.click(screen.getByRole('link', { name: 'Back to Home' }));
  expect(screen.getByRole('heading', { level: 1, name: 'Home' })).toBeInTheDocument();
});

it('a hidden title is still there for screen readers', () => {
  render(
    <MemoryRouter>
      <Screen title="Question 1" titleHidden />
    </MemoryRouter>,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Question 1' })).toBeInTheDocument();
});
