import { RichText, type RichTextProps, usePreferences } from '@sirah-trails/ui';
import type { CSSProperties } from 'react';
import type { FontSize } from './endpoints.ts';
import styles from './page-text.module.css';

export interface PageTextProps extends Pick<RichTextProps, 'html' | 'onPerson' | 'onTerm'> {
  size: FontSize;
}

/** Text of a page in the learner's size, with this device's line height and typeface. */
export function PageText({ size, ...text }: PageTextProps) {
  const { pageLines, pageFont } = usePreferences();
  return (
    <RichText
      {...text}
      data-read-aloud=""
      data-lines={pageLines}
      data-font={pageFont}
      style={{ '--page-size': size / 16 } as CSSProperties}
      className={styles.text}
    />
  );
}
