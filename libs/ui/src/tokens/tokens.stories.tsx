import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { expect } from 'storybook/test';
import styles from './tokens.stories.module.css';

const groups: Record<string, readonly string[]> = {
  Brand: ['primary', 'primary-shadow', 'primary-surface', 'primary-lightning', 'on-primary'],
  Ground: ['paper', 'mint-100', 'sand-50', 'sand-100', 'sand-200', 'sand-300', 'line', 'edge'],
  Ink: ['ink', 'ink-soft', 'link'],
  Right: ['right', 'right-soft'],
  Wrong: ['wrong', 'wrong-soft'],
  Rewards: ['star', 'star-light', 'heart', 'heart-light', 'empty'],
};
const worldRoles = ['sky', 'far', 'ground', 'path', 'accent', 'ink', 'lock'];

const shown = (token: string) => ({ ['--shown' as string]: `var(${token})` }) as CSSProperties;

function Swatches({ title, tokens }: { title: string; tokens: readonly string[] }) {
  return (
    <section className={styles.group}>
      <h2>{title}</h2>
      <ul className={styles.swatches}>
        {tokens.map((token) => (
          <li key={token} className={styles.swatch} style={shown(token)}>
            <code className={styles.name}>{token}</code>
          </li>
        ))}
      </ul>
    </section>
  );
}

const meta = { title: 'ui/Foundations' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Colours: Story = {
  render: () => (
    <div className={styles.page}>
      {Object.entries(groups).map(([title, names]) => (
        <Swatches key={title} title={title} tokens={names.map((name) => `--color-${name}`)} />
      ))}
      <Swatches title="World" tokens={worldRoles.map((role) => `--world-${role}`)} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('--color-primary')).toBeVisible();
  },
};

export const Type: Story = {
  render: () => (
    <div className={styles.rows}>
      {['6', '5', '4', '3', '2', '1'].map((step) => (
        <p key={step} className={styles.line} style={{ fontSize: `var(--text-${step})` }}>
          The Trails · الدروب
        </p>
      ))}
    </div>
  ),
};

export const Space: Story = {
  render: () => (
    <div className={styles.rows}>
      {['1', '2', '3', '4', '5', '6', '7'].map((step) => (
        <div key={step}>
          <code className={styles.name}>--space-{step}</code>
          <div className={styles.bar} style={{ inlineSize: `var(--space-${step})` }} />
        </div>
      ))}
    </div>
  ),
};

export const Form: Story = {
  render: () => (
    <div className={styles.forms}>
      {['1', '2', '3', 'full'].map((step) => (
        <div key={step} className={styles.form} style={{ borderRadius: `var(--radius-${step})` }}>
          <code>radius-{step}</code>
        </div>
      ))}
    </div>
  ),
};
