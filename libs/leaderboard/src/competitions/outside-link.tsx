import { useConfiguration } from '@sirah-trails/api-client';
import { Button, ButtonLink, Dialog, useMessages } from '@sirah-trails/ui';
import { useState } from 'react';
import { competitionEn } from '../messages/competition-en.ts';

/** The way to the site of a competition. It leads out of a children's product, so a notice comes first. */
export function OutsideLink({ address: { href, hostname: host } }: { address: URL }) {
  const t = useMessages(competitionEn);
  const { product } = useConfiguration();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('competition.more')}</Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={t('competition.notice.title', { product })}
        description={t('competition.notice.text', { product, host })}
        actions={
          <>
            <ButtonLink href={href} target="_blank" rel="noopener noreferrer" onClick={close}>
              {t('competition.notice.go', { host })}
            </ButtonLink>
            <Button variant="quiet" onClick={close}>
              {t('competition.notice.stay')}
            </Button>
          </>
        }
      />
    </>
  );
}
