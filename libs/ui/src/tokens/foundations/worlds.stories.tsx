import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { worldPairs } from '../contrast-pairs.ts';
import { worldPalettes } from '../world-palettes.ts';
import { ContrastTable } from './contrast-table.tsx';
import styles from './foundations.module.css';
import { Swatches } from './swatches.tsx';
import { WorldScene } from './world-scene.tsx';

const meta = { title: 'Foundations/Worlds (palettes of the lands)', tags: ['!variants'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const worlds = Object.entries(worldPalettes);

/** All ten worlds side by side, each with distinct light, ground and stone. */
export const SideBySide: Story = {
  render: () => (
    <ul className={styles.worlds}>
      {worlds.map(([world]) => (
        <li key={world} data-world={world} className={styles.world}>
          <WorldScene />
          <strong className={styles.worldName}>{world}</strong>
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvas }) => {
    const grounds = canvas
      .getAllByRole('listitem')
      .map((item) => getComputedStyle(item).getPropertyValue('--world-ground'));
    await expect(new Set(grounds).size).toBe(10);
  },
};

export const Roles: Story = {
  render: () => (
    <div className={styles.page}>
      {worlds.map(([world, palette]) => (
        <Swatches key={world} title={world} colours={palette} />
      ))}
    </div>
  ),
};

export const Contrast: Story = {
  render: () => (
    <div className={styles.page}>
      {worlds.map(([world, palette]) => (
        <ContrastTable key={world} caption={world} pairs={worldPairs(palette)} />
      ))}
    </div>
  ),
};
