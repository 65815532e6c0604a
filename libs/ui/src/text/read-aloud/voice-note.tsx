import { lazyComponent } from '../../feedback/lazy-component.tsx';
import { Skeleton } from '../../feedback/skeleton.tsx';

export interface VoiceNoteProps {
  withVoice: string;
  withoutVoice: string;
}

/** Says whether the device can read to the learner. */
export const VoiceNote = lazyComponent<VoiceNoteProps>(
  // With the button: a chunk of its own would move the shared code into the entry.
  () => import('./read-aloud-button.tsx').then((code) => code.VoiceNoteText),
  { Loading: () => <Skeleton shape="text" /> },
);
