import { createMockServer } from '@sirah-trails/api-client/testing/node';
import { http, example } from '@sirah-trails/api-client/testing';
import { defaultTheme } from '@sirah-trails/api-client';
import { ScreenHarness } from '@sirah-trails/screen-kit/testing';
import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { avatar } from '../testing/samples.ts';
import { AvatarFigure } from './avatar-figure.tsx';
import { layersOf } from './layers.ts';

createMockServer(http.get('/api/theme/v1', ({ response }) => response(200).json(defaultTheme)));

const view = (worn = avatar()) => (
  <ScreenHarness>
    <AvatarFigure avatar={worn} />
  </ScreenHarness>
);
const shown = (container: HTMLElement) =>
  [...container.querySelectorAll('[data-shown] [data-part]')].map((picture) => picture.getAttribute('src'));
const parts = (container: HTMLElement) => [...container.querySelectorAll('[data-part]')];
const load = (pictures: readonly Element[]) => pictures.forEach((picture) => fireEvent.load(picture));

it('A4: body, shoes, trousers, top and head lie over each other, between the layers of the wheelchair', () => {
  const order = layersOf(avatar({ wheelchair: true })).map(({ name }) => name);
  expect(order).toEqual(['back', 'body', 'shoes', 'pants', 'top', 'head', 'front']);
  expect(layersOf(example('getAvatar', 'starter')).map(({ name }) => name)).not.toContain('back');
});

it('shows an outfit once all pictures have loaded, and the previous outfit until then', () => {
  const { container, rerender } = render(view());
  const first = parts(container);
  load(first.slice(1));
  expect(shown(container)).toEqual([]);
  load(first.slice(0, 1));
  const before = shown(container);
  expect(before.length).toBeGreaterThan(4);
  const other = { ...avatar().shoes, url_skin_1: '/other-shoes.svg' };
  rerender(view(avatar({ shoes: other })));
  expect(shown(container)).toEqual(before);
  load(parts(container));
  expect(shown(container)).toContain('/other-shoes.svg');
});

it('A8: a failed picture shows an error with a retry and keeps the previous outfit', async () => {
  const { container, rerender } = render(view());
  load(parts(container));
  const before = shown(container);
  rerender(view(avatar({ shoes: { ...avatar().shoes, url_skin_1: '/lost.svg' } })));
  const lost = () => container.querySelector('[src="/lost.svg"]') as Element;
  fireEvent.error(lost());
  expect(screen.getByText('Failed to load image')).toBeVisible();
  expect(shown(container)).toEqual(before);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  load(parts(container));
  expect(shown(container)).toContain('/lost.svg');
  expect(screen.queryByText('Failed to load image')).not.toBeInTheDocument();
});
