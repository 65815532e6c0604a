import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../../controls/button.tsx';
import { durations, easings, elevations, fontFamilies, radii, spaces, textSizes } from '../scales.ts';
import styles from './foundations.module.css';

const meta = { title: 'Foundations/Form (type, space, radius)', tags: ['!variants'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * Baloo Bhaijaan 2 for headings and numbers, Nunito for text, Rihlah (a subset of Andika) in the reader, Amiri for
 * the honorific sign.
 */
export const Type: Story = {
  render: () => (
    <div className={styles.rows}>
      {Object.keys(textSizes)
        .reverse()
        .map((step) => (
          <p key={step} className={styles.line} style={{ fontSize: `var(--${step})` }}>
            The Trails 1234 · الدروب
          </p>
        ))}
      {Object.keys(fontFamilies).map((family) => (
        <p key={family} style={{ fontFamily: `var(--${family})` }}>
          {family}: The caravan reached Ḥudaybiyyah in the afternoon; Muhammad ﷺ asked for water. In Arabic:
          بلغت القافلة الحديبية.
        </p>
      ))}
    </div>
  ),
};

export const Space: Story = {
  render: () => (
    <div className={styles.rows}>
      {Object.entries(spaces).map(([step, value]) => (
        <div key={step}>
          <code className={styles.name}>
            {step} {value}
          </code>
          <div className={styles.bar} style={{ inlineSize: `var(--${step})` }} />
        </div>
      ))}
    </div>
  ),
};

export const RadiusAndElevation: Story = {
  render: () => (
    <div className={styles.forms}>
      {Object.keys(radii).map((step) => (
        <div key={step} className={styles.form} style={{ borderRadius: `var(--${step})` }}>
          <code>{step}</code>
        </div>
      ))}
      {Object.keys(elevations).map((step) => (
        <div key={step} className={styles.form} style={{ boxShadow: `var(--${step})` }}>
          <code>{step}</code>
        </div>
      ))}
    </div>
  ),
};

function Runners() {
  const [moved, setMoved] = useState(false);
  return (
    <div className={styles.rows}>
      <Button onClick={() => setMoved(!moved)}>Move</Button>
      {Object.entries(durations).map(([name, milliseconds]) => (
        <div key={name}>
          <code className={styles.name}>
            {name} {milliseconds} ms
          </code>
          <div
            className={styles.runner}
            data-moved={moved || undefined}
            style={{ transitionDuration: `var(--${name})` }}
          />
        </div>
      ))}
      {Object.keys(easings).map((name) => (
        <div key={name}>
          <code className={styles.name}>{name}</code>
          <div
            className={styles.runner}
            data-moved={moved || undefined}
            style={{ transition: `translate var(--sheet) var(--${name})` }}
          />
        </div>
      ))}
    </div>
  );
}

/** 120 ms press, 240 ms move, 500 ms carousel, 700 ms sheet and splash; 0 in reduced motion. */
export const Motion: Story = { render: () => <Runners /> };
