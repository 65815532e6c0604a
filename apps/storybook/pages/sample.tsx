import { Unstyled } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';

/** A live component with a do and a don't. */
export function Sample({ children, use, avoid }: { children: ReactNode; use: string; avoid: string }) {
  return (
    <Unstyled>
      <div style={{ display: 'grid', gridTemplateColumns: '3fr 2fr', gap: 24, alignItems: 'center' }}>
        <div>{children}</div>
        <div style={{ display: 'grid', gap: 8 }}>
          <p style={{ borderInlineStart: '4px solid #0f766e', paddingInlineStart: 12 }}>
            <strong>Do</strong> {use}
          </p>
          <p style={{ borderInlineStart: '4px solid #b45309', paddingInlineStart: 12 }}>
            <strong>Don&apos;t</strong> {avoid}
          </p>
        </div>
      </div>
    </Unstyled>
  );
}
