import { useAddition } from '@sirah-trails/screen-kit';
import { Checkbox, type CheckboxProps, Pressable, useMessages } from '@sirah-trails/ui';
import { useState } from 'react';
import { parentEn } from '../messages/parent-en.ts';
import { agreedPages } from './consent-version.ts';
import { type AgreedText, LegalSheet } from './legal-sheet.tsx';
import styles from './parent-field.module.css';

/** The consent of a parent or guardian, with the texts in force one tap away: what was typed stays behind them. */
export function ParentField(props: Omit<CheckboxProps, 'label' | 'children'>) {
  const t = useMessages(parentEn);
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
