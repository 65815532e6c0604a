import { type LegalHeading, useConfiguration } from '@sirah-trails/api-client';
import { TextLink, useMessages } from '@sirah-trails/ui';
import { legalEn } from '../messages/legal-en.ts';

interface ShortLegalTextProps {
  page: LegalHeading['id'];
}

/** The app's own text in place of a page of the small print, with the owner and the support address that are configured. */
export function ShortLegalText({ page }: ShortLegalTextProps) {
  const t = useMessages(legalEn);
  const { product, owner, support_email: email } = useConfiguration();
  return (
    <>
      <p>{page === 'faq' ? t('kit.legal.faq', { product }) : t('kit.legal.terms')}</p>
      <p>{t(page === 'faq' ? 'kit.legal.ages' : 'kit.legal.seen')}</p>
      {owner && <p>{t('kit.legal.owner', { owner, product })}</p>}
      {email && (
        <p>
          <TextLink alone href={`mailto:${email}`}>
            {t('kit.legal.ask', { email })}
          </TextLink>
        </p>
      )}
    </>
  );
}
