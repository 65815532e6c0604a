import { expect, it } from 'vitest';
import { cardSide, cardTexts, type CardContent } from './card-layout.ts';

const content: CardContent = {
  headline: '12th',
  line: 'place on The Trails · Easy',
  name: null,
  product: 'Sirah Trails',
  host: 'trails.example',
};
const said = (facts: Partial<CardContent>) => cardTexts({ ...content, ...facts }).map(({ text }) => text);

it('T24: the picture says a place, the product and its host, and nothing else by itself', () => {
  expect(said({})).toEqual(['12th', 'place on The Trails · Easy', 'Sirah Trails', 'trails.example']);
});

it('the nickname stands above the place where the learner asks for it', () => {
  expect(said({ name: 'ColdSpring' })[0]).toBe('ColdSpring');
});

it.each([null, 'ColdSpring'])('no text stands in another one or leaves the picture: name %s', (name) => {
  const texts = cardTexts({ ...content, name });
  for (const [index, { x, y, room, size, align }] of texts.entries()) {
    const above = texts[index - 1]?.y ?? 0;
    // Capitals and figures are at most 0.75 of the size high.
    expect(y - size * 0.75).toBeGreaterThan(above);
    const start = align === 'center' ? x - room / 2 : x;
    expect(start).toBeGreaterThan(0);
    expect(start + room).toBeLessThan(cardSide);
    expect(y).toBeLessThan(cardSide);
  }
});
