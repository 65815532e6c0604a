import { newIdempotencyKey } from '@sirah-trails/api-client';
import { QueryView } from '@sirah-trails/screen-kit';
import { Checkbox, Skeleton, useMessages } from '@sirah-trails/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { CardSection } from '../frame/card-section.tsx';
import { accountEn } from '../messages/account-en.ts';
import { changeSettingsMutation, settingsQuery } from '../settings/endpoints.ts';

/** Whether the learner is on boards and has a public profile. Counts at once. */
export function HideChoice() {
  const t = useMessages(accountEn);
  const { mutate, isError } = useMutation(changeSettingsMutation());
  const choose = (hidden: boolean) => mutate({ values: { hidden }, idempotencyKey: newIdempotencyKey() });
  return (
    <QueryView
      query={useQuery(settingsQuery())}
      skeleton={<Skeleton shape="field" />}
      error={t('settings.hide.unread')}
    >
      {({ hidden }) => (
        <CardSection>
          <Checkbox
            label={t('settings.hide.label')}
            hint={t('settings.hide.hint')}
            error={isError ? t('settings.hide.failed') : undefined}
            checked={hidden}
            onChange={({ target }) => choose(target.checked)}
          />
        </CardSection>
      )}
    </QueryView>
  );
}
