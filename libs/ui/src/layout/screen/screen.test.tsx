import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useEffect, useRef, useState } from 'react';
import { createMemoryRouter, MemoryRouter, Route, RouterProvider, Routes, useLocation } from 'react-router';
import { expect, it, onTestFinished, vi } from 'vitest';
import { MessagesProvider } from '../../i18n/messages-provider.tsx';
import { fakeVoice } from '../../testing/fake-voice.ts';
import { preferences } from '../../platform/preferences.ts';
import { Screen } from './screen.tsx';
import { TextLink } from '../../controls/text-link.tsx';

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

it('keeps the focus on the first screen of a page load', () => {
  render(<App />);
  expect(document.body).toHaveFocus();
});

it('moves the focus to the title after a screen change', async () => {
  render(<App />);
  await userEvent.click(screen.getByRole('link', { name: 'The Trails' }));
  expect(screen.getByRole('heading', { level: 1, name: 'The Trails' })).toHaveFocus();
});

it('moves the focus to the title when Back returns to the first screen', async () => {
  const router = createMemoryRouter([
    { path: '/', element: <Screen title="Home" /> },
    { path: '/trails', element: <Screen title="The Trails" /> },
  ]);
  render(<RouterProvider router={router} />);
  expect(document.body).toHaveFocus();
  await act(() => router.navigate('/trails'));
  await act(() => router.navigate(-1));
  expect(await screen.findByRole('heading', { level: 1, name: 'Home' })).toHaveFocus();
});

it('moves the focus to the title of a step of the page that was opened, without a change of its URL', async () => {
  function Quote() {
    const [isRead, setRead] = useState(false);
    return (
      <Screen title={isRead ? 'Chapter' : 'Quote'}>
        {!isRead && <button onClick={() => setRead(true)}>Continue</button>}
      </Screen>
    );
  }
  render(<Quote />, { wrapper: MemoryRouter });
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('heading', { level: 1, name: 'Chapter' })).toHaveFocus();
});

it.each([
  ['leaves the focus to content that takes it within a second', 999, 2],
  ['moves the focus to the title if the content has not taken it', 1_001, 1],
])('%s', async (_, questionAfterMs, level) => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  function Quiz() {
    const question = useRef<HTMLHeadingElement>(null);
    useEffect(() => {
      const timer = setTimeout(() => question.current?.focus(), questionAfterMs);
      return () => clearTimeout(timer);
    }, []);
    return (
      <Screen title="Quiz" ownFocus>
        <h2 ref={question} tabIndex={-1}>
          Which sea is this?
        </h2>
      </Screen>
    );
  }
  const router = createMemoryRouter([
    { path: '/', element: <Screen title="Chapter" /> },
    { path: '/quiz', element: <Quiz /> },
  ]);
  render(<RouterProvider router={router} />);
  await act(() => router.navigate('/quiz'));
  act(() => void vi.advanceTimersByTime(1_000));
  expect(screen.getByRole('heading', { level })).toHaveFocus();
});

function Steps() {
  const { search } = useLocation();
  const title = { '': 'Email', '?step=code': 'Code' }[search] ?? 'Done';
  return (
    <Screen title={title}>
      {search === '' ? (
        <TextLink key="send" to="?step=code">
          Send
        </TextLink>
      ) : (
        <TextLink key="check" to="?step=done">
          Check
        </TextLink>
      )}
    </Screen>
  );
}

it('moves the focus to the title of the next step if the focused control was removed', async () => {
  const router = createMemoryRouter([{ path: '/', element: <Steps /> }]);
  render(<RouterProvider router={router} />);
  await userEvent.click(screen.getByRole('link', { name: 'Send' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Code' })).toHaveFocus();
  await userEvent.click(screen.getByRole('link', { name: 'Check' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Done' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Check' })).toHaveFocus();
});

it('the skip link leads past the bar and adds no history entry', async () => {
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

it('sets the document title', async () => {
  render(<App />);
  await userEvent.click(screen.getByRole('link', { name: 'The Trails' }));
  expect(document.title).toContain('The Trails');
});

it('names the back link after its target', async () => {
  render(<App />);
  await userEvent.click(screen.getByRole('link', { name: 'The Trails' }));
  await userEvent.click(screen.getByRole('link', { name: 'Back to Home' }));
  expect(screen.getByRole('heading', { level: 1, name: 'Home' })).toBeInTheDocument();
});

it('a hidden title is exposed to screen readers', () => {
  render(
    <MemoryRouter>
      <Screen title="Question 1" titleHidden />
    </MemoryRouter>,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Question 1' })).toBeInTheDocument();
});

it('formats the honorifics of its title by preference', () => {
  onTestFinished(() => preferences.set({ honorifics: 'sign' }));
  preferences.set({ honorifics: 'words' });
  render(<Screen title="The Prophet ﷺ sets out" />, { wrapper: MemoryRouter });
  const name = 'The Prophet (peace and blessings be upon him) sets out';
  expect(screen.getByRole('heading', { level: 1, name })).toBeVisible();
  expect(document.title).toContain(name);
});

it('D256: names the language of a title from the content only', () => {
  render(
    <MessagesProvider locale="en" contentLanguage="ar">
      <MemoryRouter>
        <Screen title="مكة" contentTitle />
        <Screen title="Books" />
      </MemoryRouter>
    </MessagesProvider>,
  );
  const titles = screen.getAllByRole('heading', { level: 1 });
  expect(titles.map(({ lang, dir }) => [lang, dir])).toEqual([
    ['ar', 'rtl'],
    ['', ''],
  ]);
});

it('reads title and content aloud, and stops with the screen', async () => {
  document.documentElement.lang = 'en';
  const voice = fakeVoice();
  onTestFinished(() => voice.remove());
  const at = (title: string) => (
    <MemoryRouter>
      <Screen title={title} readAloud>
        <p>Two stars.</p>
      </Screen>
    </MemoryRouter>
  );
  const { rerender } = render(at('The well'));
  await userEvent.click(await screen.findByRole('button', { name: 'Read to me' }));
  expect(voice.waiting()).toEqual(['The well', 'Two stars.']);
  rerender(at('The road'));
  expect(voice.waiting()).toEqual([]);
});
