import { Picture } from '@sirah-trails/ui';
import type { ReactNode } from 'react';
import { HeadSlotProvider } from '../head/head-slot.tsx';

/** Heads as plain pictures, in place of the host that draws them. */
export function PictureHeads({ children }: { children: ReactNode }) {
  return (
    <HeadSlotProvider
      render={({ image }, diameter) => <Picture src={image} alt="" width={diameter} height={diameter} />}
    >
      {children}
    </HeadSlotProvider>
  );
}
