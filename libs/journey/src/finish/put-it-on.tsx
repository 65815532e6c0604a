import type { UnlockedItem } from '@sirah-trails/api-client';
import { links } from '@sirah-trails/api-client/links';
import { announce, Button, useMessages } from '@sirah-trails/ui';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { wearItemMutation } from './endpoints.ts';
import styles from './finish.module.css';
import { rewardsEn } from '../messages/rewards.ts';

/** Dresses the learner's traveller in an earned item; without a traveller it leads to the choice of one. */
export function PutItOn({ item }: { item: UnlockedItem }) {
  const t = useMessages(rewardsEn);
  const navigate = useNavigate();
  const { mutate, isPending, isSuccess, isError } = useMutation(wearItemMutation());
  if (isSuccess) return <span className={styles.worn}>{t('finish.item.worn')}</span>;
  const putOn = () =>
    mutate(item, {
      onSuccess: (avatar) => {
        if (avatar) announce(t('finish.item.worn.aloud', { item: item.name }));
        else void navigate(links.avatar());
      },
      onError: () => announce(t('finish.item.not-worn')),
    });
  return (
    <>
      <Button
        variant="secondary"
        busy={isPending}
        aria-label={t('finish.item.put-on.named', { item: item.name })}
        className={styles.putOn}
        onClick={putOn}
      >
        {t('finish.item.put-on')}
      </Button>
      {isError && <span className={styles.notWorn}>{t('finish.item.not-worn')}</span>}
    </>
  );
}
