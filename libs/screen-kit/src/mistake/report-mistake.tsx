import type { MistakeReport } from '@sirah-trails/api-client';
import { Button, lazyComponent, useMessages } from '@sirah-trails/ui';
import { useState } from 'react';
import { useAddition } from '../query/use-addition.ts';
import { mistakeControlEn } from '../messages/mistake-control-en.ts';
import styles from './report-mistake.module.css';

const MistakeDialog = lazyComponent(() => import('./mistake-dialog.tsx').then((code) => code.MistakeDialog));

export interface ReportMistakeProps {
  about: MistakeReport['about'];
  /** The item's provider id. */
  id: string;
}

/** 'Report a mistake' at a text or a question, if the provider accepts reports. The dialog loads on the first tap. */
export function ReportMistake(props: ReportMistakeProps) {
  const t = useMessages(mistakeControlEn);
  const isOffered = useAddition('mistakes');
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  if (!isOffered) return null;
  const begin = () => {
    setWanted(true);
    setOpen(true);
  };
  return (
    <>
      <Button variant="quiet" aria-haspopup="dialog" onClick={begin} className={styles.report}>
        {t('kit.mistake.report')}
      </Button>
      {wanted && <MistakeDialog {...props} open={open} onClose={() => setOpen(false)} />}
    </>
  );
}
