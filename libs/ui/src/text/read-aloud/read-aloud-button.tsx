import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { IconButton } from '../../controls/icon-button.tsx';
import { useContentLanguage } from '../../i18n/use-content-language.ts';
import { useMessages } from '../../i18n/use-messages.ts';
import { LineIcon } from '../../media/icons.tsx';
import { en } from '../../messages/en.ts';
import { readAloudEn } from '../../messages/read-aloud-en.ts';
import type { ReadAloudProps } from './read-aloud.tsx';
import { readText } from './read-text.ts';
import './read-aloud.module.css';

/** The read-aloud button, in its own chunk; null without a voice for the language. */
export function ReadAloudButton({ text, onRead, ...rest }: ReadAloudProps) {
  const t = useMessages(readAloudEn);
  const common = useMessages(en);
  const content = useContentLanguage().lang;
  const hasVoice = useHasVoice(content);
  const [isSpeaking, setSpeaking] = useState(false);
  const stop = useRef(() => {});
  useEffect(() => () => stop.current(), []);
  const start = () => {
    const element = text.current;
    const language = content ?? pageLanguage();
    const voice = deviceVoice(language);
    if (!element || !voice) return;
    setSpeaking(true);
    onRead?.();
    const honorific = common('ui.honorifics.saw').replace(/[()]/g, '');
    stop.current = readText(element, { language, voice, honorific, onEnd: () => setSpeaking(false) });
  };
  if (!hasVoice) return null;
  return (
    <IconButton
      {...rest}
      label={t('ui.read-aloud')}
      pressed={isSpeaking}
      onClick={() => (isSpeaking ? stop.current() : start())}
    >
      <LineIcon d={speaker} />
    </IconButton>
  );
}

/** Lucide icon (ISC). */
const speaker =
  'M11 4.702a.705.705 0 0 0-1.203-.498L6.413 7.587A1.4 1.4 0 0 1 5.416 8H3a1 1 0 0 0-1 1v6a1 1 0 0 0 1 1h2.416a1.4 1.4 0 0 1 .997.413l3.383 3.384A.705.705 0 0 0 11 19.298zM16 9a5 5 0 0 1 0 6M19.364 18.364a9 9 0 0 0 0-12.728';

/**
 * A local voice for a language, or undefined. Network voices are excluded: they fail offline and would send texts off
 * the device.
 * @param language BCP 47 tag
 */
function deviceVoice(language: string): SpeechSynthesisVoice | undefined {
  const own = voices().filter((voice) => voice.localService && isOf(voice, baseOf(language)));
  return (
    own.find(({ lang }) => tagOf(lang) === tagOf(language)) ?? own.find((voice) => voice.default) ?? own[0]
  );
}

/** Whether the device has a voice for the content's language, or the page's. Some browsers list their voices late. */
function useHasVoice(content: string | undefined): boolean {
  return useSyncExternalStore(
    watchVoices,
    () => deviceVoice(content ?? pageLanguage()) !== undefined,
    () => false,
  );
}

function pageLanguage() {
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
