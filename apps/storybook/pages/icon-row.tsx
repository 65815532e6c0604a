import type { ReactNode } from 'react';

export function IconRow({ icons }: { icons: Readonly<Record<string, ReactNode>> }) {
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 24 }}>
      {Object.entries(icons).map(([name, icon]) => (
        <figure key={name} style={{ margin: 0, textAlign: 'center', inlineSize: 64 }}>
          <span style={{ display: 'inline-block', inlineSize: 24, blockSize: 24 }}>{icon}</span>
          <figcaption>{name}</figcaption>
        </figure>
      ))}
    </div>
  );
}
