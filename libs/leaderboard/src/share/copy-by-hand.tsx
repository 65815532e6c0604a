import { TextArea, useMessages } from '@sirah-trails/ui';
import { useEffect, useRef } from 'react';
import { shareEn } from '../messages/share-en.ts';

/** A text that the device would not copy: selected, for the learner to copy. */
export function CopyByHand({ text }: { text: string }) {
  const t = useMessages(shareEn);
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => area.current?.select(), []);
  return (
    <TextArea
      ref={area}
      label={t('share.by-hand')}
      hint={t('share.by-hand.hint')}
      rows={3}
      readOnly
      value={text}
    />
  );
}
