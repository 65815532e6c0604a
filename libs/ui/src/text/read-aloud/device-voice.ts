import { useSyncExternalStore } from 'react';

/**
 * A local voice for a language, or undefined. Network voices are excluded: they fail offline and would send texts off
 * the device.
 * @param language BCP 47 tag
 */
export function deviceVoice(language: string): SpeechSynthesisVoice | undefined {
  const own = voices().filter((voice) => voice.localService && isOf(voice, baseOf(language)));
  return (
    own.find(({ lang }) => tagOf(lang) === tagOf(language)) ?? own.find((voice) => voice.default) ?? own[0]
  );
}

/** Whether the device has a voice for the content's language, or the page's. Some browsers list their voices late. */
export function useHasVoice(content: string | undefined): boolean {
  return useSyncExternalStore(
    watchVoices,
    () => deviceVoice(content ?? pageLanguage()) !== undefined,
    () => false,
  );
}

/** Language of the page, as a BCP 47 tag. */
export function pageLanguage() {
  return document.documentElement.lang || 'en';
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
