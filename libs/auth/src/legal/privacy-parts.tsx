import { links } from '@sirah-trails/api-client/links';
import type { ScreenFrame, ScreenParts } from '@sirah-trails/screen-kit';
import { LinkTabs, useMessages } from '@sirah-trails/ui';
import { useSearchParams } from 'react-router';
import { useOpenFrame } from '../frame/open-frame.ts';
import { legalEn } from '../messages/legal-en.ts';
import { LegalPage, requestLegalPage } from './legal-page.tsx';

const forParents = 'parents';

/** `/settings/privacy-policy`: the page for children, and at an address of its own the one for parents. */
export const privacyParts: ScreenParts = {
  useFrame: usePrivacyFrame,
  Content: PrivacyScreen,
  first: ({ query }, client) => requestLegalPage(client, pageAt(query)),
  prefetch: ({ query }, client) => requestLegalPage(client, pageAt(query)),
};

function pageAt(query: URLSearchParams) {
  return query.get('for') === forParents ? 'privacy-parents' : 'privacy-children';
}

function PrivacyScreen() {
  return <LegalPage page={pageAt(useSearchParams()[0])} />;
}

function usePrivacyFrame(): ScreenFrame {
  const t = useMessages(legalEn);
  return { ...useOpenFrame(t('settings.legal.privacy')), above: <Readers /> };
}

function Readers() {
  const t = useMessages(legalEn);
  const page = pageAt(useSearchParams()[0]);
  return (
    <LinkTabs
      label={t('settings.legal.readers')}
      look="large"
      tabs={[
        {
          key: 'children',
          to: links.privacyPolicy(),
          text: t('settings.legal.children'),
          current: page === 'privacy-children',
        },
        {
          key: forParents,
          to: links.privacyPolicy({ readers: forParents }),
          text: t('settings.legal.parents'),
          current: page === 'privacy-parents',
        },
      ]}
    />
  );
}
