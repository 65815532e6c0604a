import { useConfiguration } from '@sirah-trails/api-client';
import { Button, ButtonLink, Dialog, useMessages } from '@sirah-trails/ui';
import { useState } from 'react';
import { competitionEn } from '../messages/competition-en.ts';

/** Link to a competition's site. It leaves a children's product, so a notice comes first. */
export function ExternalLink({ url: { href, hostname: host } }: { url: URL }) {
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

/**
 * The external URL of a competition, if it is safe for children: https, without a user or a port. Null for every other text,
 * whatever a browser would make of it.
 */
export function externalUrl(link: string | null): URL | null {
  if (link === null || !/^https:\/\/[^\s\\]+$/i.test(link) || !URL.canParse(link)) return null;
  const url = new URL(link);
  const isPlain = url.username === '' && url.password === '' && url.port === '';
  return isPlain && url.hostname.includes('.') ? url : null;
}
