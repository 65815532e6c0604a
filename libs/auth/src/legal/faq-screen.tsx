import { screen } from '@sirah-trails/screen-kit';
import { useOpenFrame } from '../frame/open-frame.ts';
import { legalEn } from '../messages/legal-en.ts';
import { LegalPage, requestLegalPage } from './legal-page.tsx';

export default screen({
  messages: legalEn,
  useFrame: (t) => useOpenFrame(t('settings.legal.faq')),
  Content: () => <LegalPage page="faq" />,
  first: (_location, client) => requestLegalPage(client, 'faq'),
});
