import { LegalText, ShortLegalText } from '@sirah-trails/screen-kit/legal';
import { Sheet, useMessages } from '@sirah-trails/ui';
import { parentEn } from '../messages/parent-en.ts';
import type { AgreedPage } from './consent-version.ts';

/** A page of the provider, or the short text of the app for a provider that has none. */
export type AgreedText = AgreedPage | 'short';

interface LegalSheetProps {
  text: AgreedText;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** A text that a parent or guardian agrees to, over the form. */
export function LegalSheet({ text, ...sheet }: LegalSheetProps) {
  const t = useMessages(parentEn);
  return (
    <Sheet title={t(`auth.parent.${text}`)} {...sheet}>
      {text === 'short' ? <ShortLegalText page="terms" /> : <LegalText page={text} />}
    </Sheet>
  );
}
