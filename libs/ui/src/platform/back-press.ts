import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** A dialog, a sheet, or the leave question, closed by Back. */
interface Layer {
  readonly onBack: () => void;
  /** Router index of the history entry on which it opened. */
  readonly entry: number;
}

let layers: readonly Layer[] = [];
/** The layer to close when the history is back on its entry. */
let pressed: Layer | null = null;
let passing = false;
/** The browser is on the second entry of the first screen. */
let onCover = false;

/**
 * Lets layers handle Back. Must run before the router renders: `popstate` listeners run in registration order, and a
 * handled press must not reach the router.
 */
export function watchBackPresses(): void {
  window.addEventListener('popstate', onPopState);
  onCover = isCover(window.history.state);
}

/** For the shell: a link may have left or replaced the second entry, which has no event. */
export function useNoteEntry(): void {
  const { key } = useLocation();
  useEffect(() => {
    onCover = isCover(window.history.state);
  }, [key]);
}

/**
 * While `active`, Back, in the browser or on an Android phone, calls `onBack` of the topmost layer instead of leaving
 * the screen. Forward is unaffected.
 * @param coversFirst also handles Back on the first entry of the app, which adds a second entry of the screen
 */
export function useBackPress(active: boolean, onBack: () => void, coversFirst = false): void {
  const close = useEffectEvent(onBack);
  useEffect(() => (active ? addLayer(() => close(), coversFirst) : undefined), [active, coversFirst]);
}

function addLayer(onBack: () => void, coversFirst: boolean): () => void {
  if (coversFirst) coverFirstEntry(window.history);
  const { state } = window.history as { state: unknown };
  const layer = { onBack, entry: isCover(state) && !coversFirst ? 0 : entryOf(state) };
  layers = [...layers, layer];
  return () => {
    layers = layers.filter((other) => other !== layer);
  };
}

/** Back on the first entry leaves the app without an event, so a second entry of the same screen is pushed. */
function coverFirstEntry(history: History): void {
  if (entryOf(history.state) === 0)
    history.pushState({ ...(history.state as object), idx: 1, cover: true }, '');
  onCover = isCover(history.state);
}

function isCover(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'cover' in state;
}

export interface LeaveGuard {
  /** The leave question is open. */
  isAsking: boolean;
  stay: () => void;
  /** Continues the navigation. */
  leave: () => void;
}

/** While `active`, links to other screens and Back ask first. Closing the page does not. */
export function useLeaveGuard(active: boolean): LeaveGuard {
  const navigate = useNavigate();
  const [way, setWay] = useState<(() => void) | null>(null);
  if (!active && way) setWay(null);
  useBackPress(active && !way, () => setWay(() => goBack));
  useEffect(() => {
    if (!active) return undefined;
    const onClick = (event: MouseEvent) => {
      const to = leadsTo(event);
      if (to === null) return;
      event.preventDefault();
      setWay(() => () => void navigate(to));
    };
    document.addEventListener('click', onClick, { capture: true });
    return () => document.removeEventListener('click', onClick, { capture: true });
  }, [active, navigate]);
  return { isAsking: way !== null, stay: () => setWay(null), leave: () => way?.() };
}

/** URL of another screen that a click opens in this tab, or null. */
function leadsTo({ target, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): string | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || button !== 0 || metaKey || ctrlKey || shiftKey || altKey || link.target === '_blank')
    return null;
  const { origin, pathname, search } = link;
  return origin === window.location.origin && pathname !== window.location.pathname
    ? pathname + search
    : null;
}

/** Steps back in the history, past all layers. */
function goBack(): void {
  passing = true;
  window.history.back();
}

function onPopState(event: PopStateEvent): void {
  const wasOnCover = onCover;
  onCover = isCover(event.state);
  if (passing) {
    passing = false;
  } else if (pressed) {
    event.stopImmediatePropagation();
    closePressed(pressed);
  } else {
    comeBack(event, wasOnCover);
  }
}

/** The browser is already on the previous entry: steps forward, then closes the layer. Without a layer it leaves both entries of the first screen. */
function comeBack(event: PopStateEvent, wasOnCover: boolean) {
  const top = layers.at(-1);
  const entry = entryOf(event.state);
  if (top && top.entry > entry) {
    event.stopImmediatePropagation();
    pressed = top;
    window.history.go(top.entry - entry);
  } else if (wasOnCover && entry === 0) {
    // Not at the start of the app: during a reload the first entry may have the state of the second, and a step would leave the app.
    event.stopImmediatePropagation();
    window.history.back();
  }
}

function closePressed(layer: Layer) {
  pressed = null;
  if (layers.includes(layer)) layer.onBack();
}

/** The router's index of a history entry; NaN for foreign entries. */
function entryOf(state: unknown): number {
  return typeof state === 'object' && state !== null && 'idx' in state ? Number(state.idx) : Number.NaN;
}
