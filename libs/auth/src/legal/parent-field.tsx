import type { LegalHeading } from '@sirah-trails/api-client';
import { useAddition } from '@sirah-trails/screen-kit';
import { sayingOf } from '@sirah-trails/screen-kit/form';
import { Checkbox, type CheckboxProps, Pressable, Sheet, useMessages } from '@sirah-trails/ui';
import { useState } from 'react';
import * as z from 'zod/mini';
import { signUpEn } from '../messages/sign-up-en.ts';
import { LegalText, ShortLegalText } from './legal-text.tsx';
import styles from './parent-field.module.css';

/** Requires parental consent. */
export const parentRule = z
  .boolean()
  .check(z.refine((ticked) => ticked, sayingOf(signUpEn)('auth.parent.required')));

/** Legal pages covered by the consent. */
const agreedPages = ['terms', 'privacy-children', 'privacy-parents'] as const;
type AgreedPage = (typeof agreedPages)[number];

/** Consent version: the latest change date among covered pages, '' without pages. */
export function consentVersion(pages: readonly LegalHeading[]): string {
  const agreed: readonly string[] = agreedPages;
  const days = pages.filter(({ id }) => agreed.includes(id)).map(({ updated }) => updated);
  return days.toSorted().at(-1) ?? '';
}

/** Parental consent checkbox. The legal texts open in a sheet, so that the form keeps its input. */
export function ParentField(props: Omit<CheckboxProps, 'label' | 'children'>) {
  const t = useMessages(signUpEn);
  const [text, setText] = useState<AgreedText>('short');
  const [open, setOpen] = useState(false);
  const texts: readonly AgreedText[] = useAddition('legal') ? agreedPages : ['short'];
  const show = (chosen: AgreedText) => {
    setText(chosen);
    setOpen(true);
  };
  return (
    <>
      <Checkbox label={t('auth.parent.label')} {...props}>
        {t('auth.parent.read')}
        <div className={styles.texts}>
          {texts.map((one) => (
            <Pressable key={one} className={styles.text} onClick={() => show(one)}>
              {t(`auth.parent.${one}`)}
            </Pressable>
          ))}
        </div>
      </Checkbox>
      <LegalSheet text={text} open={open} onOpenChange={setOpen} />
    </>
  );
}

/** A provider page, or the app's short text as fallback. */
type AgreedText = AgreedPage | 'short';

interface LegalSheetProps {
  text: AgreedText;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

function LegalSheet({ text, ...sheet }: LegalSheetProps) {
  const t = useMessages(signUpEn);
  return (
    <Sheet title={t(`auth.parent.${text}`)} {...sheet}>
      {text === 'short' ? <ShortLegalText page="terms" /> : <LegalText page={text} />}
    </Sheet>
  );
}
