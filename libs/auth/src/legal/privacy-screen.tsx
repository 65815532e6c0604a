import { links } from '@sirah-trails/api-client/links';
import { type RouteLocation, screen } from '@sirah-trails/screen-kit';
import { LinkTabs, useMessages } from '@sirah-trails/ui';
import type { QueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useOpenFrame } from '../frame/open-frame.ts';
import { legalEn } from '../messages/legal-en.ts';
import { LegalPage, requestLegalPage } from './legal-page.tsx';

const forParents = 'parents';

export default screen({
  messages: legalEn,
  useFrame: (t) => ({ ...useOpenFrame(t('settings.legal.privacy')), above: <Readers /> }),
  Content: Privacy,
  first: requestPrivacy,
  prefetch: requestPrivacy,
});

function requestPrivacy({ query }: RouteLocation, client: QueryClient) {
  return requestLegalPage(client, pageAt(query));
}

function pageAt(query: URLSearchParams) {
  return query.get('for') === forParents ? 'privacy-parents' : 'privacy-children';
}

function Privacy() {
  return <LegalPage page={pageAt(useSearchParams()[0])} />;
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
