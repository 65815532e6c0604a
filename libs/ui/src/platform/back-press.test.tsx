import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { BrowserRouter, Route, Routes } from 'react-router';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { useBackPress, useLeaveGuard, useNoteEntry, watchBackPresses } from './back-press.ts';
import { Link } from '../controls/link.tsx';

function Layer({ name }: { name: string }) {
  const [open, setOpen] = useState(true);
  useBackPress(open, () => setOpen(false), true);
  return open && <p>{name}</p>;
}

function Question() {
  const [running, setRunning] = useState(true);
  const { isAsking, stay, leave } = useLeaveGuard(running);
  return (
    <>
      <h1>Question</h1>
      <Link to="/map">Map</Link>
      <button onClick={() => setRunning(false)}>Answer</button>
      {isAsking && (
        <p>
          Leave?
          <button onClick={stay}>Stay</button>
          <button onClick={leave}>Leave</button>
        </p>
      )}
    </>
  );
}

const map = (
  <>
    <h1>Map</h1>
    <Link to="/layers">Layers</Link>
    <Link to="/question">Question</Link>
  </>
);
const layers = (
  <>
    <h1>Layers</h1>
    <Layer name="sheet" />
    <Layer name="dialog" />
  </>
);

async function open(screenName: 'Layers' | 'Question') {
  window.history.replaceState(null, '', '/map');
  render(
    <BrowserRouter>
      <Routes>
        <Route path="/map" element={map} />
        <Route path="/layers" element={layers} />
        <Route path="/question" element={<Question />} />
      </Routes>
    </BrowserRouter>,
  );
  await userEvent.click(screen.getByRole('link', { name: screenName }));
  expect(heading()).toBe(screenName);
}

const pressBack = () =>
  act(async () => {
    window.history.back();
    await Promise.resolve();
  });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const leaves = () => waitFor(() => expect(heading()).toBe('Map'));

beforeAll(watchBackPresses);
beforeEach(() => window.history.replaceState(null, '', '/'));

it('Back closes open layers, the last first, before it leaves the screen', async () => {
  await open('Layers');
  await pressBack();
  await waitFor(() => expect(screen.queryByText('dialog')).toBeNull());
  expect(screen.getByText('sheet')).toBeVisible();
  await pressBack();
  await waitFor(() => expect(screen.queryByText('sheet')).toBeNull());
  expect([heading(), window.location.pathname]).toEqual(['Layers', '/layers']);
  await pressBack();
  await leaves();
});

it('Back closes a layer on the first history entry too', async () => {
  window.history.replaceState(null, '', '/layers');
  render(
    <BrowserRouter>
      <Routes>
        <Route path="/layers" element={layers} />
      </Routes>
    </BrowserRouter>,
  );
  expect((window.history.state as { idx: number }).idx).toBe(1);
  await pressBack();
  await waitFor(() => expect(screen.queryByText('dialog')).toBeNull());
  await pressBack();
  await waitFor(() => expect(screen.queryByText('sheet')).toBeNull());
  expect([heading(), window.location.pathname]).toEqual(['Layers', '/layers']);
});

it('Back on the first entry leaves with one press, without a question, after a dialog was open', async () => {
  window.history.replaceState(null, '', '/before');
  window.history.pushState(null, '', '/question');
  render(
    <BrowserRouter>
      <Question />
      <Layer name="dialog" />
    </BrowserRouter>,
  );
  await pressBack();
  await waitFor(() => expect(screen.queryByText('dialog')).toBeNull());
  expect(window.location.pathname).toBe('/question');
  await pressBack();
  await waitFor(() => expect(window.location.pathname).toBe('/before'));
  expect(screen.queryByText('Leave?')).toBeNull();
});

it('after a reload over a dialog, Back leaves with one press', async () => {
  window.history.replaceState(null, '', '/before');
  window.history.pushState({ idx: 0 }, '', '/map');
  window.history.pushState({ idx: 1, cover: true }, '', '/map');
  watchBackPresses();
  expect(window.history.state).toEqual({ idx: 1, cover: true });
  await pressBack();
  await waitFor(() => expect(window.location.pathname).toBe('/before'));
});

it('a link and Back ask before they leave a question; staying keeps it', async () => {
  await open('Question');
  for (const leave of [() => userEvent.click(screen.getByRole('link')), pressBack]) {
    await leave();
    await screen.findByText('Leave?');
    await press('Stay');
    expect([heading(), window.location.pathname]).toEqual(['Question', '/question']);
    expect(screen.queryByText('Leave?')).toBeNull();
  }
});

it('leaving opens the target of the link or Back', async () => {
  await open('Question');
  await pressBack();
  await screen.findByText('Leave?');
  await press('Leave');
  await leaves();
  await userEvent.click(screen.getByRole('link', { name: 'Question' }));
  await userEvent.click(screen.getByRole('link', { name: 'Map' }));
  await press('Leave');
  await leaves();
});

it('does not ask when there is no unsaved input', async () => {
  await open('Question');
  await press('Answer');
  await pressBack();
  await leaves();
});

it('a screen that replaces the second entry leads back to the first', async () => {
  const Filter = () => {
    useNoteEntry();
    return (
      <>
        <h1>Shelf</h1>
        <Layer name="dialog" />
        <Link to="/map?topic=1" replace>
          Topic
        </Link>
      </>
    );
  };
  window.history.replaceState(null, '', '/before');
  window.history.pushState(null, '', '/map');
  render(
    <BrowserRouter>
      <Filter />
    </BrowserRouter>,
  );
  await pressBack();
  await waitFor(() => expect(screen.queryByText('dialog')).toBeNull());
  await userEvent.click(screen.getByRole('link', { name: 'Topic' }));
  await pressBack();
  await waitFor(() => expect(window.location.search).toBe(''));
  expect(window.location.pathname).toBe('/map');
});
