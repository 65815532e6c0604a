import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { brandColours, brandProperties, groundColours, inkColours, meaningColours } from '../colours.ts';
import { basePairs } from '../contrast-pairs.ts';
import { ContrastTable } from './contrast-table.tsx';
import styles from './foundations.module.css';
import { Swatches } from './swatches.tsx';

const meta = { title: 'Foundations/Colour (palette, contrast)', tags: ['!variants'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** The toolbar changes the brand's theme. All other colours are the same for every charity. */
export const Palette: Story = {
  render: () => (
    <div className={styles.page}>
      <Swatches title="Default brand" colours={brandColours} />
      <Swatches
        title="Brand, as the theme has it now"
        colours={Object.fromEntries(
          Object.keys(brandProperties(brandColours)).map((name) => [name, `var(--${name})`]),
        )}
      />
      <Swatches title="Ground" colours={groundColours} />
      <Swatches title="Ink" colours={inkColours} />
      <Swatches title="Meaning and reward" colours={meaningColours} />
    </div>
  ),
};

export const Contrast: Story = {
  render: () => <ContrastTable caption="What is read and seen on what" pairs={basePairs} />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(basePairs.length + 1);
  },
};
