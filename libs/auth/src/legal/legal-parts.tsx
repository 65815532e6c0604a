import type { ScreenParts } from '@sirah-trails/screen-kit';
import { useMessages } from '@sirah-trails/ui';
import { useOpenFrame } from '../frame/open-frame.ts';
import { legalEn } from '../messages/legal-en.ts';
import { LegalPage, requestLegalPage } from './legal-page.tsx';

/** `/settings/faq`. */
export const faqParts: ScreenParts = {
  useFrame: () => useOpenFrame(useMessages(legalEn)('settings.legal.faq')),
  Content: () => <LegalPage page="faq" />,
  first: (_address, client) => requestLegalPage(client, 'faq'),
};

/** `/settings/terms-of-conditions`. */
export const termsParts: ScreenParts = {
  useFrame: () => useOpenFrame(useMessages(legalEn)('settings.legal.terms')),
  Content: () => <LegalPage page="terms" />,
  first: (_address, client) => requestLegalPage(client, 'terms'),
};
