import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';

/** What a press of Back closes: a dialog, a sheet, or the question whether to leave. */
interface Layer {
  readonly onBack: () => void;
  /** The entry of the history on which it opened, by the router's count. */
  readonly entry: number;
}

let layers: readonly Layer[] = [];
/** The layer that waits until the history is on its entry again. */
let pressed: Layer | null = null;
let passing = false;

/**
 * Lets layers take presses of Back. Call it before the router is rendered: `popstate` reaches the listeners of the window
 * in the order in which they were added, and a press that a layer takes must not reach the router.
 */
export function watchBackPresses(): void {
  window.addEventListener('popstate', onPopState);
}

/**
 * While `active`, a press of Back, in the browser or on an Android phone, calls `onBack` instead of leaving the screen; of
 * several layers the last one is called. Steps forward are left alone.
 *
 * @param coversFirst whether it takes a press on the first entry of the app, too: that costs a second entry of the screen
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

/** A press of Back on the first entry leaves the app unheard: a second entry of the same screen takes it. */
function coverFirstEntry(history: History): void {
  if (entryOf(history.state) === 0)
    history.pushState({ ...(history.state as object), idx: 1, cover: true }, '');
}

function isCover(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'cover' in state;
}

export interface LeaveGuard {
  /** The learner is about to leave, and has to be asked. */
  isAsking: boolean;
  stay: () => void;
  /** Goes where the learner was about to go. */
  leave: () => void;
}

/** While `active`, links to other screens and Back ask before they leave. Closing the page does not. */
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

/** URL of another screen that a click opens in this tab; null for none. */
function leadsTo({ target, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): string | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || button !== 0 || metaKey || ctrlKey || shiftKey || altKey || link.target === '_blank')
    return null;
  const { origin, pathname, search } = link;
  return origin === window.location.origin && pathname !== window.location.pathname
    ? pathname + search
    : null;
}

/** Goes one step back in the history, past all layers. */
function goBack(): void {
  passing = true;
  window.history.back();
}

function onPopState(event: PopStateEvent): void {
  if (passing) {
    passing = false;
  } else if (pressed) {
    event.stopImmediatePropagation();
    closePressed(pressed);
  } else {
    comeBack(event);
  }
}

/** The browser is on the entry before already: it steps forward again, and then the layer closes. */
function comeBack(event: PopStateEvent) {
  const top = layers.at(-1);
  const steps = top ? top.entry - entryOf(event.state) : 0;
  if (!top || !(steps > 0)) return;
  event.stopImmediatePropagation();
  pressed = top;
  window.history.go(steps);
}

function closePressed(layer: Layer) {
  pressed = null;
  if (layers.includes(layer)) layer.onBack();
}

/** The router numbers its entries; NaN for one that is not its own. */
function entryOf(state: unknown): number {
  return typeof state === 'object' && state !== null && 'idx' in state ? Number(state.idx) : Number.NaN;
}
