import { useContentLanguage } from '../../i18n/use-content-language.ts';
import { useHasVoice } from './device-voice.ts';
import type { VoiceNoteProps } from './voice-note.tsx';

/** The text for a device with or without a voice. */
export function VoiceNoteText({ withVoice, withoutVoice }: VoiceNoteProps) {
  return <p>{useHasVoice(useContentLanguage().lang) ? withVoice : withoutVoice}</p>;
}
