import { useAddition } from '@sirah-trails/screen-kit';
import { useMessages } from '@sirah-trails/ui';
import { playingEn } from '../messages/playing-en.ts';
import { Part } from '../part/part.tsx';
import { Preference } from '../preference/preference.tsx';
import { TimeChoice } from './time-choice.tsx';

/** The time for a question, which the provider keeps, and what this device keeps. Everything counts at once. */
export function PlayingScreen() {
  const t = useMessages(playingEn);
  return (
    <>
      {useAddition('calm') && <TimeChoice />}
      <Part>
        <Preference
          name="hiddenClock"
          label={t('settings.playing.hidden-clock')}
          hint={t('settings.playing.hidden-clock.hint')}
        />
        <Preference
          name="pairsByCheck"
          label={t('settings.playing.pairs')}
          hint={t('settings.playing.pairs.hint')}
        />
        <Preference
          name="sounds"
          label={t('settings.playing.sounds')}
          hint={t('settings.playing.sounds.hint')}
        />
      </Part>
    </>
  );
}
