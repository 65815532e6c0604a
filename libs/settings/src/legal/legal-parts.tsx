import type { ScreenParts } from '@sirah-trails/screen-kit';
import { LegalText } from '@sirah-trails/screen-kit/legal';
import { requestLegalPage } from './request-legal-page.ts';
import { useOpenFrame } from './use-open-frame.ts';

/** `/settings/faq`. */
export const faqParts: ScreenParts = {
  useFrame: () => useOpenFrame('settings.legal.faq'),
  Content: () => <LegalText page="faq" />,
  first: (_address, client) => requestLegalPage(client, 'faq'),
};

/** `/settings/terms-of-conditions`. */
export const termsParts: ScreenParts = {
  useFrame: () => useOpenFrame('settings.legal.terms'),
  Content: () => <LegalText page="terms" />,
  first: (_address, client) => requestLegalPage(client, 'terms'),
};
