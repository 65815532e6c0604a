import {
  changeSettingsMutation,
  newIdempotencyKey,
  type Settings,
  type SettingsChange,
  settingsQuery,
} from '@sirah-trails/api-client';
import { firstData, isAdditionKnown, QueryView, screen, useAddition } from '@sirah-trails/screen-kit';
import { Checkbox, RadioCards, Skeleton, useMessages } from '@sirah-trails/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { CardSection } from '../frame/card-section.tsx';
import { useOpenFrame } from '../frame/open-frame.ts';
import { preferencesEn } from '../messages/preferences-en.ts';
import { Preference } from './preference.tsx';

export default screen({
  messages: preferencesEn,
  useFrame: (t) => useOpenFrame(t('settings.playing.title')),
  Content: Playing,
  first: async (_location, client) =>
    isAdditionKnown(client, 'calm') ? firstData(client, settingsQuery()) : undefined,
});

/** Settings stored by the provider, and device preferences, with immediate effect. */
function Playing() {
  const t = useMessages(preferencesEn);
  const isStored = useAddition('calm');
  const { data: stored } = useQuery({ ...settingsQuery(), enabled: isStored });
  return (
    <>
      {isStored && <StoredChoices />}
      <CardSection>
        <Preference
          name="hiddenClock"
          label={t('settings.playing.hidden-clock')}
          hint={t('settings.playing.hidden-clock.hint')}
        />
        {(!isStored || (stored && stored.pairs_by_check === undefined)) && (
          <Preference
            name="pairsByCheck"
            label={t('settings.playing.pairs')}
            hint={t('settings.playing.pairs.hint')}
          />
        )}
        <Preference
          name="sounds"
          label={t('settings.playing.sounds')}
          hint={t('settings.playing.sounds.hint')}
        />
      </CardSection>
    </>
  );
}

const times: readonly Settings['calm'][] = ['1', '1.5', '2', 'none'];

/** Time for a question, and Check for a match-up. */
function StoredChoices() {
  const t = useMessages(preferencesEn);
  const { mutate, isError } = useMutation(changeSettingsMutation());
  const choose = (values: SettingsChange) => mutate({ values, idempotencyKey: newIdempotencyKey() });
  return (
    <CardSection>
      <QueryView
        query={useQuery(settingsQuery())}
        skeleton={times.map((time) => (
          <Skeleton key={time} shape="field" />
        ))}
        error={t('settings.playing.time.unread')}
      >
        {({ calm, pairs_by_check: byCheck }) => (
          <>
            <RadioCards
              name="calm"
              label={t('settings.playing.time')}
              hint={t('settings.playing.time.hint')}
              error={isError ? t('settings.playing.time.failed') : undefined}
              value={calm}
              options={times.map((value) => ({
                value,
                label: t(`settings.playing.time.${value}`),
                ...(value === 'none' && { about: t('settings.playing.time.none.about') }),
              }))}
              onChange={({ target }) => choose({ calm: times.find((time) => time === target.value) ?? '1' })}
            />
            {byCheck !== undefined && (
              <Checkbox
                label={t('settings.playing.pairs')}
                hint={t('settings.playing.pairs.hint')}
                checked={byCheck}
                onChange={({ target }) => choose({ pairs_by_check: target.checked })}
              />
            )}
          </>
        )}
      </QueryView>
    </CardSection>
  );
}
