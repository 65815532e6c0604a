import { useEffect, useRef, useState } from 'react';
import { IconButton } from '../../controls/icon-button.tsx';
import { useContentLanguage } from '../../i18n/use-content-language.ts';
import { useMessages } from '../../i18n/use-messages.ts';
import { LineIcon } from '../../media/icons.tsx';
import { en } from '../../messages/en.ts';
import { readAloudEn } from '../../messages/read-aloud-en.ts';
import { deviceVoice, pageLanguage, useHasVoice } from './device-voice.ts';
import type { ReadAloudProps } from './read-aloud.tsx';
import { readText } from './read-text.ts';
import './read-aloud.module.css';

export { VoiceNoteText } from './voice-note-text.tsx';

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
