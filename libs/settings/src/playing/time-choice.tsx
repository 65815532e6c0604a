import { newIdempotencyKey, type Settings } from '@sirah-trails/api-client';
import { QueryView } from '@sirah-trails/screen-kit';
import { RadioCards, Skeleton, useMessages } from '@sirah-trails/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { changeSettingsMutation, keptSettingsQuery } from '../endpoints/kept-settings.ts';
import { playingEn } from '../messages/playing-en.ts';
import { Part } from '../part/part.tsx';

const times: readonly Settings['calm'][] = ['1', '1.5', '2', 'none'];

/** How much time a question has. */
export function TimeChoice() {
  const t = useMessages(playingEn);
  const { mutate, isError } = useMutation(changeSettingsMutation());
  const choose = (calm: Settings['calm']) =>
    mutate({ values: { calm }, idempotencyKey: newIdempotencyKey() });
  return (
    <Part>
      <QueryView
        query={useQuery(keptSettingsQuery())}
        skeleton={times.map((time) => (
          <Skeleton key={time} shape="field" />
        ))}
        error={t('settings.playing.time.unread')}
      >
        {({ calm }) => (
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
            onChange={({ target }) => choose(times.find((time) => time === target.value) ?? '1')}
          />
        )}
      </QueryView>
    </Part>
  );
}
