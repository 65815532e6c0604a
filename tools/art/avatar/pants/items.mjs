import { line } from '../../kit/svg.mjs';
import { band, grassHem, knees, marks, skirt, trousers } from './cuts.mjs';

const diamond = 'l5 5-5 5-5-5Z';
const drop = 'q5 6 0 11q-5-5 0-11Z';
const puff = 'a5 5 0 0 1 9-2a5 5 0 0 1 4 7h-15a4 4 0 0 1 2-5Z';

/** Lower-body items by pack code. @type {Readonly<Record<string, import('../rig.mjs').Layer>>} */
export const pants = {
  'pants-loose': (pen) =>
    trousers(pen, {
      colour: '#cfae7e',
      wide: 12,
      inside: line('M128 330L122 412M190 330L196 412', '#b08f5f', 3),
    }),
  'pants-jeans': (pen) =>
    trousers(pen, {
      colour: '#4a78ad',
      cuff: '#8fb3d6',
      inside: line('M122 320V410M198 320V410', '#e0b565', 2.4, { 'stroke-dasharray': '5 4' }),
    }),
  'pants-long-skirt': (pen) => skirt(pen, { colour: '#7f6fb0', inside: band(400, '#d9cdf0', 7) }),
  'pants-caravan': (pen) =>
    trousers(pen, {
      colour: '#b9603f',
      wide: 18,
      hem: 410,
      cuff: '#f1c76d',
      inside: marks(diamond, '#e89b6b'),
    }),
  'pants-dawn': (pen) =>
    trousers(pen, {
      colour: '#f0b7a0',
      wide: 8,
      inside: band(360, '#f7d49a', 16) + band(384, '#fbe7bf', 16) + band(408, '#d88fa0', 16),
    }),
  'pants-honesty': (pen) =>
    trousers(pen, {
      colour: '#8a93a6',
      wide: 5,
      inside:
        line('M131 344L128 412M188 344L192 412', '#a9b2c2', 3) +
        line('M108 412H212', '#6d7688', 2.4, { 'stroke-dasharray': '6 4' }),
    }),
  'pants-forest': (pen) =>
    trousers(pen, { colour: '#2f6b4f', wide: 6, inside: marks('q-9 8-2 15q9-5 2-15Z', '#4d9470', 24) }),
  'pants-hillside': (pen) =>
    trousers(pen, { colour: '#7d8a4a', wide: 5, cuff: '#5d6a34', inside: knees('#c9b46a') }),
  'pants-grassland-skirt': (pen) => skirt(pen, { colour: '#f0dca0', inside: grassHem('#5fae5a') }),
  'pants-highland': (pen) =>
    trousers(pen, {
      colour: '#a5743f',
      wide: 14,
      inside: line('M104 350H216M104 384H216', '#3f8a5c', 8) + line('M104 360H216M104 394H216', '#e9c65a', 4),
    }),
  'pants-traveller': (pen) =>
    trousers(pen, {
      colour: '#d0c096',
      wide: 7,
      hem: 412,
      cuff: '#a8956a',
      inside: line('M118 352h26v24h-26ZM178 352h26v24h-26Z', '#a39163', 3),
    }),
  'pants-trust': (pen) =>
    trousers(pen, {
      colour: '#3d4f6b',
      wide: 5,
      inside: line('M112 340Q160 352 208 340', '#d9a441', 9) + line('M122 352V414M198 352V414', '#2c3b54', 4),
    }),
  'pants-peace': (pen) =>
    trousers(pen, { colour: '#5fb3c8', wide: 9, inside: marks('q5-5 10 0q-5 4-10 0Z', '#bfe8ee', 20) }),
  'pants-gratitude': (pen) =>
    trousers(pen, {
      colour: '#9a5a7c',
      wide: 6,
      inside: marks(drop, '#f1c9b4', 20) + band(412, '#f1c9b4', 6),
    }),
  'pants-cloud': (pen) =>
    trousers(pen, {
      colour: '#a9cdea',
      wide: 16,
      hem: 412,
      cuff: '#ffffff',
      inside: marks(puff, '#ffffff', 24),
    }),
};
