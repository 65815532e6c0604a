import { line, path } from '../../kit/svg.mjs';
import { cloak, poncho } from './drape.mjs';
import { belt, border, collar, garment, openFront, placket, pocket } from './garment.mjs';
import { bothSides } from '../rig.mjs';
import { curls, dots, palmRow, starBand, stripes, zigzag } from './ornament.mjs';

/** Upper-body items by pack code. @type {Readonly<Record<string, import('../rig.mjs').Layer>>} */
export const tops = {
  'top-tunic': (pen) =>
    garment(pen, {
      colour: '#57a3c7',
      hem: 372,
      flare: 56,
      cuff: '#f8e6bd',
      inside: border(366, '#f8e6bd') + placket('#f8e6bd', '#39789b', 222, 284),
    }),
  'top-striped-shirt': (pen) =>
    garment(pen, {
      colour: '#fff2d8',
      sleeve: '#f0705a',
      cuff: '#fff2d8',
      inside: stripes('#f0705a', 10, 22) + collar('#d95844'),
    }),
  'top-long-dress': (pen) =>
    garment(pen, {
      colour: '#b07cc0',
      hem: 418,
      flare: 72,
      cuff: '#f5dcf0',
      inside:
        dots('#e3c2ea', 4, 306, 396) + belt(286, '#7d4f93', 12) + border(412, '#f5dcf0') + collar('#f5dcf0'),
    }),
  'top-valley-robe': (pen) =>
    garment(pen, {
      colour: '#d5a66c',
      hem: 414,
      flare: 62,
      arm: 'wide',
      inside:
        placket('#c08a50', '#8a5a34', 222, 300) + line('M128 330L122 410M192 330L198 410', '#b98549', 3),
    }),
  'top-oasis-cloak': (pen) => cloak(pen, '#2f9c72', '#f6e8c6', '#f0c45c'),
  'top-kindness-tunic': (pen) =>
    garment(pen, {
      colour: '#f2a65a',
      hem: 362,
      flare: 55,
      cuff: '#fbe3b6',
      inside:
        pocket(134, 292, '#fbe3b6', 52) +
        path('M160 326c-12-7-15-14-10-18 5-3 9 0 10 3 1-3 5-6 10-3 5 4 2 11-10 18Z', '#d8605a') +
        collar('#fbe3b6'),
    }),
  'top-busra-vest': (pen) =>
    garment(pen, {
      colour: '#f3e7cf',
      sleeve: '#7f9c5a',
      inside: curls('#d9c6a0') + openFront('#7f9c5a', '#c9a97a', 340),
    }),
  'top-builder-jacket': (pen) =>
    garment(pen, {
      colour: '#e8b33f',
      cuff: '#5c6670',
      inside:
        line('M160 214V340', '#5c6670', 4) +
        pocket(116, 246, '#d39a2c') +
        pocket(180, 246, '#d39a2c') +
        pocket(112, 294, '#d39a2c', 30) +
        pocket(178, 294, '#d39a2c', 30) +
        collar('#5c6670'),
    }),
  'top-learner-cardigan': (pen) =>
    garment(pen, {
      colour: '#4a7fb0',
      hem: 340,
      cuff: '#356392',
      inside: openFront('#fdf2da', '#356392', 344) + line('M108 330Q160 346 212 330', '#356392', 9),
    }),
  'top-steadfast-coat': (pen) =>
    garment(pen, {
      colour: '#7a5548',
      hem: 380,
      flare: 58,
      cuff: '#5d3f36',
      inside:
        line('M150 214L146 390', '#5d3f36', 3) +
        [250, 280, 310]
          .map((y) => path(`M132 ${y}a4.500 4.500 0 1 0 .1 0ZM164 ${y}a4.500 4.500 0 1 0 .1 0Z`, '#e9cf9b'))
          .join('') +
        belt(328, '#5d3f36', 12) +
        collar('#e9cf9b'),
    }),
  'top-rocky-poncho': (pen) =>
    poncho(
      pen,
      '#a08672',
      line('M70 268L160 316L250 268', '#6f5a4d', 10) +
        line('M70 288L160 336L250 288', '#e5c08a', 7) +
        line('M76 244L160 292L244 244', '#d98c5c', 7) +
        collar('#6f5a4d'),
    ),
  'top-date-palm-tunic': (pen) =>
    garment(pen, {
      colour: '#ecd6a0',
      hem: 376,
      flare: 57,
      cuff: '#35875d',
      inside: palmRow(364, '#35875d') + border(372, '#35875d', 10) + placket('#3f9a6c', '#f7ecd0', 222, 276),
    }),
  'top-eid-robe': (pen) =>
    garment(pen, {
      colour: '#2c7f86',
      hem: 416,
      flare: 64,
      arm: 'wide',
      cuff: '#f3cf7a',
      inside: openFront('#fdf3dc', '#f3cf7a', 420) + starBand(404, '#f3cf7a', 8) + border(390, '#f3cf7a', 3),
    }),
  'top-helping-hands-jacket': (pen) =>
    shirtSleeves +
    garment(pen, {
      colour: '#6a8f4e',
      arm: 'rolled',
      cuff: '#91b572',
      inside:
        placket('#557540', '#f3e3b8', 218, 336) +
        pocket(112, 292, '#557540', 30) +
        pocket(178, 292, '#557540', 30) +
        collar('#91b572'),
    }),
  'top-long-road-coat': (pen) =>
    garment(pen, {
      colour: '#c56a4b',
      hem: 406,
      flare: 62,
      arm: 'wide',
      cuff: '#8f4330',
      inside: openFront('#f3dfb8', '#8f4330', 410) + zigzag(386, '#f3dfb8') + belt(300, '#8f4330', 10),
    }),
};

/** The sleeves of a shirt, to the wrist, below rolled-up sleeves. */
const shirtSleeves = bothSides(
  path('M80 276L70 312L100 320L113 290Z', '#f3e3b8') +
    path('M86 284L113 292L110 302L82 294Z', '#d9c38d') +
    path('M70 312L100 320L98 327L68 319Z', '#e6d2a0'),
);
