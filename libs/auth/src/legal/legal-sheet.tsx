import { useConfiguration } from '@sirah-trails/api-client';
import { QueryView } from '@sirah-trails/screen-kit';
import { RichText, Sheet, Skeleton, TextLink, useMessages } from '@sirah-trails/ui';
import { useQuery } from '@tanstack/react-query';
import { type AgreedPage, legalPageQuery } from '../endpoints/legal-pages.ts';
import { parentEn } from '../messages/parent-en.ts';

/** A page of the provider, or the short text of the app for a provider that has none. */
export type LegalText = AgreedPage | 'short';

interface LegalSheetProps {
  text: LegalText;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** A text that a parent or guardian agrees to, over the form. */
export function LegalSheet({ text, ...sheet }: LegalSheetProps) {
  const t = useMessages(parentEn);
  return (
    <Sheet title={t(`auth.parent.${text}`)} {...sheet}>
      {text === 'short' ? <ShortText /> : <Page id={text} />}
    </Sheet>
  );
}

function Page({ id }: { id: AgreedPage }) {
  const t = useMessages(parentEn);
  const page = useQuery(legalPageQuery(id));
  const skeleton = [1, 2, 3].map((line) => <Skeleton key={line} shape="text" />);
  return (
    <QueryView query={page} skeleton={skeleton} error={t('auth.parent.failed')}>
      {({ html }) => <RichText html={html} />}
    </QueryView>
  );
}

function ShortText() {
  const t = useMessages(parentEn);
  const { product, owner, support_email: email } = useConfiguration();
  return (
    <>
      <p>{t('auth.parent.short.what')}</p>
      <p>{t('auth.parent.short.who')}</p>
      {owner && <p>{t('auth.parent.short.owner', { owner, product })}</p>}
      {email && (
        <p>
          <TextLink href={`mailto:${email}`}>{t('auth.parent.short.ask', { email })}</TextLink>
        </p>
      )}
    </>
  );
}
