import { defaultConfiguration } from '@sirah-trails/api-client';
import { http } from '@sirah-trails/api-client/testing';
import type { FeatureRoute, ScreenFrame } from '@sirah-trails/screen-kit';
import { ScreenHarness } from '@sirah-trails/screen-kit/testing';
import { announce, Card, TextLink } from '@sirah-trails/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Shell } from './shell.tsx';

const chapters = Array.from({ length: 30 }, (_, index) => `Chapter ${index + 1}`);

function Map() {
  return (
    <>
      {chapters.map((name) => (
        <Card key={name}>{name}</Card>
      ))}
      <TextLink to="/open/book" alone>
        To the book
      </TextLink>
      <TextLink to="/open/map?chapter=3" replace alone>
        Chapter three
      </TextLink>
    </>
  );
}

function Book() {
  return (
    <>
      <TextLink to="/open/map" alone>
        To the map
      </TextLink>
    </>
  );
}

const open = (path: string, screen: () => ReactNode, frame: ScreenFrame): FeatureRoute => ({
  path,
  access: 'open',
  load: () => Promise.resolve({ default: { useFrame: () => frame, Content: screen } }),
});
const routes = [
  open('/open/map', Map, { title: 'The map', back: { to: '/open/book', label: 'Book' } }),
  open('/open/book', Book, { title: 'The book' }),
];

/** Waits until the screen has settled, because an earlier click would be lost. */
const settled = (title: string) => waitFor(() => expect(document.title).toMatch(new RegExp(`^${title}`)));

const meta = {
  title: 'web/Shell (page change)',
  component: Shell,
  args: { routes },
  parameters: {
    guide: {
      use: 'What stays while screens change: the frame, the live region, toasts.',
      avoid: 'Anything that belongs to one screen.',
      do: 'Show the frame of the next screen at the tap, its content when it is there.',
      dont: 'No second live region.',
    },
    layout: 'fullscreen',
    msw: {
      handlers: [
        http.get('/api/x/v1/configuration', ({ response }) => response(200).json(defaultConfiguration)),
      ],
    },
  },
  render: (args) => (
    <ScreenHarness address="/open/map">
      <Shell {...args} />
    </ScreenHarness>
  ),
} satisfies Meta<typeof Shell>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A new screen starts at the top, with focus on its title, which is also the document title. */
export const ChangeOfScreen: Story = {
  play: async ({ canvas }) => {
    await settled('The map');
    await userEvent.click(canvas.getByRole('link', { name: 'To the book' }));
    await settled('The book');
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'The book' })).toHaveFocus());
    await expect(document.documentElement.scrollTop).toBe(0);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'To the map' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'The map' })).toHaveFocus());
    await expect(document.documentElement.scrollTop).toBe(0);
  },
};

/** A replaced query moves neither scroll position nor focus. */
export const ChangeInPlace: Story = {
  play: async ({ canvas }) => {
    await settled('The map');
    const link = canvas.getByRole('link', { name: 'Chapter three' });
    link.scrollIntoView();
    const before = document.documentElement.scrollTop;
    await expect(before).toBeGreaterThan(0);
    await userEvent.click(link);
    await waitFor(() => expect(canvas.getByTestId('location')).toHaveTextContent('?chapter=3'));
    await expect(document.documentElement.scrollTop).toBe(before);
    await expect(link).toHaveFocus();
  },
};

/** Live regions: polite and assertive. */
export const OneLiveRegion: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'The map' });
    await expect(canvas.getAllByRole('status')).toHaveLength(1);
    await expect(canvas.getAllByRole('alert')).toHaveLength(1);
    await expect(document.querySelectorAll('[aria-live]')).toHaveLength(0);
    announce('A star for you');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('A star for you'));
  },
};
