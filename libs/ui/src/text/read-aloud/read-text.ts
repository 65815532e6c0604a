import { holdAnnouncements } from '../../platform/live-region.tsx';
import { type SpokenSentence, spokenSentences } from './spoken-sentences.ts';

/** Speech rate, slower than conversation. */
const rate = 0.9;

let stopCurrent: () => void = () => undefined;

interface Speech {
  /** BCP 47 tag of the text's language. */
  readonly language: string;
  readonly voice: SpeechSynthesisVoice;
  /** Words for the honorific sign. */
  readonly honorific: string;
  /** Called once, however the speech ends. */
  readonly onEnd: () => void;
}

/**
 * Reads a text aloud and highlights the spoken words, or the sentence if the voice reports no words. It ends with the
 * text, with another speech, on a hidden page, and when a dialog opens over the text.
 * @returns a function that ends it early
 */
export function readText(text: HTMLElement, { language, voice, honorific, onEnd }: Speech): () => void {
  stopCurrent();
  const { speechSynthesis } = window;
  const utterances = spokenSentences(text, language, honorific).map((sentence) =>
    utteranceOf(sentence, voice),
  );
  holdAnnouncements(true);
  const stopWatching = watchEnd(text, () => stop());
  let isOver = false;
  const stop = () => {
    if (isOver) return;
    isOver = true;
    stopCurrent = () => undefined;
    stopWatching();
    speechSynthesis.cancel();
    highlightSpoken(null);
    holdAnnouncements(false);
    onEnd();
  };
  stopCurrent = stop;
  speechSynthesis.cancel();
  for (const utterance of utterances) {
    utterance.onerror = stop;
    speechSynthesis.speak(utterance);
  }
  const last = utterances.at(-1);
  if (last) last.onend = stop;
  else stop();
  return stop;
}

function utteranceOf({ text, rangeOf }: SpokenSentence, voice: SpeechSynthesisVoice) {
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.voice = voice;
  utterance.lang = voice.lang;
  utterance.rate = rate;
  utterance.onstart = () => highlightSpoken(rangeOf(0, text.length));
  utterance.onboundary = ({ name, charIndex }) => {
    if (name !== 'word') return;
    const length = text.slice(charIndex).search(/\s|$/u);
    if (length > 0) highlightSpoken(rangeOf(charIndex, charIndex + length));
  };
  return utterance;
}

/** Calls back when the learner leaves the text, for another page or a dialog over it. */
function watchEnd(text: HTMLElement, onLeft: () => void): () => void {
  const onHidden = () => document.hidden && onLeft();
  const onFocus = ({ target }: FocusEvent) => {
    const dialog = target instanceof Element ? target.closest('[role="dialog"], [role="alertdialog"]') : null;
    if (dialog && !dialog.contains(text)) onLeft();
  };
  document.addEventListener('visibilitychange', onHidden);
  window.addEventListener('pagehide', onLeft);
  document.addEventListener('focusin', onFocus);
  return () => {
    document.removeEventListener('visibilitychange', onHidden);
    window.removeEventListener('pagehide', onLeft);
    document.removeEventListener('focusin', onFocus);
  };
}

const name = 'spoken';

/** Replaces the highlighted range without changing the text; null removes it. */
function highlightSpoken(range: Range | null): void {
  document.querySelector('[data-spoken]')?.removeAttribute('data-spoken');
  if (typeof Highlight === 'undefined') return markElement(range);
  if (range) CSS.highlights.set(name, new Highlight(range));
  else CSS.highlights.delete(name);
}

/** Fallback for browsers without the Highlight API: marks the whole element. */
function markElement(range: Range | null): void {
  const { startContainer } = range ?? {};
  const element = startContainer instanceof Element ? startContainer : startContainer?.parentElement;
  element?.setAttribute('data-spoken', '');
}
