import { LegalText } from '@sirah-trails/screen-kit/legal';
import type { ComponentProps } from 'react';
import { Part } from '../part/part.tsx';

/** A page of the small print on its card. */
export function LegalPage(props: ComponentProps<typeof LegalText>) {
  return (
    <Part>
      <LegalText {...props} />
    </Part>
  );
}
