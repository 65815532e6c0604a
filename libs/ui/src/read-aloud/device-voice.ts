import { useSyncExternalStore } from 'react';

/**
 * A voice of the device itself for a language; undefined where there is none. Voices of a network service do not count: they fall
 * silent offline, and texts would leave the device.
 *
 * @param language BCP 47 tag
 */
export function deviceVoice(language: string): SpeechSynthesisVoice | undefined {
  const own = voices().filter((voice) => voice.localService && isOf(voice, baseOf(language)));
  return (
    own.find(({ lang }) => tagOf(lang) === tagOf(language)) ?? own.find((voice) => voice.default) ?? own[0]
  );
}

/** Whether the device can read the language of the page aloud. Some browsers list their voices late. */
export function useHasVoice(): boolean {
  return useSyncExternalStore(watchVoices, hasVoice, () => false);
}

function hasVoice() {
  return deviceVoice(document.documentElement.lang || 'en') !== undefined;
}

function voices(): readonly SpeechSynthesisVoice[] {
  return 'speechSynthesis' in window ? window.speechSynthesis.getVoices() : [];
}

function watchVoices(listener: () => void): () => void {
  if (!('speechSynthesis' in window)) return () => undefined;
  const { speechSynthesis } = window;
  speechSynthesis.addEventListener('voiceschanged', listener);
  return () => speechSynthesis.removeEventListener('voiceschanged', listener);
}

function isOf({ lang }: SpeechSynthesisVoice, base: string) {
  return baseOf(lang) === base;
}

function baseOf(language: string) {
  return tagOf(language).split('-')[0] ?? '';
}

/** Android writes `en_US`. */
function tagOf(language: string) {
  return language.replace('_', '-').toLowerCase();
}
