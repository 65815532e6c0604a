import { screen } from '@sirah-trails/screen-kit';
import {
  preferences,
  type Preferences,
  RadioCards,
  useMessages,
  usePreferences,
  VoiceNote,
} from '@sirah-trails/ui';
import { CardSection } from '../frame/card-section.tsx';
import { useOpenFrame } from '../frame/open-frame.ts';
import { preferencesEn } from '../messages/preferences-en.ts';
import { Preference } from './preference.tsx';

export default screen({
  messages: preferencesEn,
  useFrame: (t) => useOpenFrame(t('settings.reading.title')),
  Content: Reading,
});

const sizes: readonly Preferences['textSize'][] = ['normal', 'large', 'largest'];
const spellings: readonly Preferences['honorifics'][] = ['sign', 'words'];

/** Device preferences for text appearance, with immediate effect. */
function Reading() {
  const t = useMessages(preferencesEn);
  const { textSize, honorifics } = usePreferences();
  return (
    <>
      <CardSection>
        <RadioCards
          name="textSize"
          label={t('settings.reading.size')}
          value={textSize}
          options={sizes.map((value) => ({ value, label: t(`settings.reading.size.${value}`) }))}
          onChange={({ target }) =>
            preferences.set({ textSize: sizes.find((size) => size === target.value) ?? 'normal' })
          }
        />
      </CardSection>
      <CardSection>
        <RadioCards
          name="honorifics"
          label={t('settings.reading.honorifics')}
          value={honorifics}
          options={spellings.map((value) => ({
            value,
            label: t(`settings.reading.honorifics.${value}`),
            about: t(`settings.reading.honorifics.${value}.about`),
          }))}
          onChange={({ target }) =>
            preferences.set({ honorifics: spellings.find((one) => one === target.value) ?? 'sign' })
          }
        />
      </CardSection>
      <CardSection title={t('settings.reading.aloud')}>
        <VoiceNote
          withVoice={t('settings.reading.aloud.voice')}
          withoutVoice={t('settings.reading.aloud.no-voice')}
        />
      </CardSection>
      <CardSection>
        <Preference
          name="reducedMotion"
          label={t('settings.reading.motion')}
          hint={t('settings.reading.motion.hint')}
        />
      </CardSection>
    </>
  );
}
