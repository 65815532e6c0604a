import { khatam, rounded } from '../../kit/outline.mjs';
import { circle, line, path } from '../../kit/svg.mjs';
import { boot, laces, sandal, shoe, slipper, toe } from './cuts.mjs';

const crossed = 'M121 430L156 442M155 430L120 442';
const toeStrap = 'M119 438Q138 430 157 438M138 433V416M124 418Q138 412 152 418';
const twoBands = 'M119 441Q138 434 157 441M121 427Q138 421 155 427';
const wideBand = 'M119 436Q138 428 157 436M119 440Q138 432 157 440M123 420Q138 416 153 420';

/** Shoes by pack code. @type {Readonly<Record<string, import('../rig.mjs').Layer>>} */
export const shoes = {
  'shoes-sandals': (_pen, skin) => sandal(skin, '#9a6236', '#7a4a28', toeStrap),
  'shoes-trainers': (pen) => shoe(pen, '#e8574f', '#fff6e6', toe('#fff6e6') + laces('#fff6e6')),
  'shoes-slip-ons': (pen) => shoe(pen, '#3f73a8', '#f3e2bd', line('M126 412V424H150V412', '#2c5480', 5)),
  'shoes-market-slippers': (pen) =>
    slipper(pen, '#d9873f', path('M110 440Q138 428 166 440V446Q138 434 110 446Z', '#fbe3b0')),
  'shoes-meadow-sandals': (_pen, skin) => sandal(skin, '#5aa356', '#c9a25c', crossed),
  'shoes-trade-road-boots': (pen) =>
    boot(pen, '#8a5a36', '#53351f', line('M114 420H162M114 432H162', '#e0b36a', 4)),
  'shoes-forest-boots': (pen) =>
    boot(
      pen,
      '#3f7a52',
      '#2a4f37',
      line('M110 390H170', '#8cbf7a', 10) + path('M130 430q8-10 16 0q-8 8-16 0Z', '#8cbf7a'),
    ),
  'shoes-mountain-boots': (pen) => boot(pen, '#6d6f7c', '#3c3d48', laces('#f2b53c') + toe('#4e505c')),
  'shoes-neighbour-shoes': (pen) =>
    shoe(pen, '#b3647f', '#f1d9cf', line('M117 428H159', '#f1d9cf', 6) + circle(154, 428, 4, '#7d3d55')),
  'shoes-courage-boots': (pen) =>
    boot(pen, '#c8453e', '#7c2723', path(rounded(khatam(9, { x: 138, y: 430 }), 1), '#fbdc8c')),
  'shoes-welcome-sandals': (_pen, skin) => sandal(skin, '#2f8fa0', '#e6cf9c', twoBands),
  'shoes-perseverance-boots': (pen) =>
    boot(pen, '#4b4f86', '#2e3158', line('M114 418L162 426M114 426L162 434', '#f0a54a', 4) + toe('#373a68')),
  'shoes-snow-boots': (pen) =>
    boot(
      pen,
      '#b4d0e4',
      '#7f9cb5',
      line('M112 392h52M112 416h52', '#ffffff', 13) + line('M116 434H160', '#7fb3d6', 4),
    ),
  'shoes-letter-carrier-shoes': (pen) =>
    shoe(
      pen,
      '#7a5a48',
      '#3f2c22',
      path('M124 424H152V440H124Z', '#fbf0d4') + line('M125 425L138 434L151 425', '#b9704f', 2.6),
    ),
  'shoes-garden-sandals': (_pen, skin) => sandal(skin, '#b79a72', '#94774f', wideBand),
};
