import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Card } from './card.tsx';
import { VirtualList, type VirtualListProps } from './virtual-list.tsx';

type Row = { readonly id: string; readonly words: string };

/** Rows of different heights. */
const rows = (count: number): Row[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `row-${index + 1}`,
    words: `Row ${index + 1}. ${'A caravan rests at the well. '.repeat(1 + (index % 4))}`,
  }));

const meta = {
  title: 'ui/VirtualList (long list, infinite scroll, window)',
  component: VirtualList<Row>,
  parameters: {
    guide: {
      use: 'A list in the page that may grow long: people, terms, places of a board.',
      avoid: 'A list that is always short is a plain list.',
      do: 'Give the rows in all, so that a screen reader hears where it is.',
      dont: 'No list that scrolls inside the page.',
    },
  },
  args: {
    label: 'Rows',
    name: 'story',
    rows: rows(5),
    rowKey: ({ id }) => id,
    estimate: 80,
    children: ({ words }) => (
      <Card as="button" type="button">
        {words}
      </Card>
    ),
  },
} satisfies Meta<VirtualListProps<Row>>;

export default meta;
type Story = StoryObj<typeof meta>;

const more = { there: true, loading: false, failed: false, load: fn(), afterScroll: true };

export const Short: Story = {};
export const MoreToCome: Story = { args: { total: 12, more } };
export const Loading: Story = { args: { total: 12, more: { ...more, loading: true } } };
export const Failed: Story = { args: { total: 12, more: { ...more, failed: true } } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const TenThousandRows: Story = {
  tags: ['!autodocs'],
  args: { name: 'ten thousand', rows: rows(10_000) },
  play: async ({ canvasElement }) => {
    const row = (number: number) =>
      canvasElement.querySelector<HTMLElement>(`[aria-posinset="${number}"] button`);
    const nodes = () => canvasElement.querySelectorAll('*').length;
    await waitFor(() => expect(nodes()).toBeLessThanOrEqual(1200));
    const first = row(1);
    first?.focus();

    window.scrollTo(0, 400_000);
    const last = () => canvasElement.querySelector('ol > li:last-child');
    await waitFor(() => expect(Number(last()?.getAttribute('aria-posinset'))).toBeGreaterThan(1000));
    await expect(last()).toHaveAttribute('aria-setsize', '10000');
    await expect(nodes()).toBeLessThanOrEqual(1200);

    // Tab moves from the focused row to the next one.
    await expect(first).toHaveFocus();
    await userEvent.tab();
    await waitFor(() => expect(row(2)).toHaveFocus());
    window.scrollTo(0, 0);
  },
};
