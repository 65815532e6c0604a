import { drawing } from '../kit/pen.mjs';
import { circle, line, path } from '../kit/svg.mjs';

const width = 400;
const height = 360;

/** Degrees east and north. @typedef {readonly [number, number]} Point */

/** @type {readonly Point[]} */
const asia = [
  [36, 36.5],
  [35.8, 34.5],
  [35, 33],
  [34.3, 31.3],
  [32.4, 31.2],
  [32.6, 29.9],
  [33.2, 28.6],
  [34.2, 27.8],
  [34.9, 29.5],
  [35.1, 28],
  [36.7, 26],
  [38, 24.2],
  [39.1, 22],
  [39.2, 21],
  [41, 18.8],
  [42.5, 16.8],
  [42.8, 14.8],
  [43.4, 12.7],
  [45, 12.8],
  [48, 14],
  [52.2, 15.6],
  [54, 17],
  [55.3, 17.6],
  [57.8, 19],
  [57.8, 20.3],
  [59.8, 22.5],
  [58.6, 23.6],
  [56.8, 24.3],
  [56.4, 26.2],
  [54, 24.1],
  [51.8, 24.2],
  [51.3, 26.1],
  [50.8, 24.9],
  [50.2, 26.3],
  [48.8, 28.1],
  [48, 29.5],
  [48.2, 30.2],
  [50, 30],
  [51, 28.5],
  [52.6, 27.4],
  [54.6, 26.6],
  [56.4, 27.1],
  [57.2, 25.8],
  [62, 25],
  [62, 38],
  [36, 38],
];

/** @type {readonly Point[]} */
const africa = [
  [30, 31.4],
  [32.3, 31.2],
  [32.5, 29.9],
  [33.6, 27.8],
  [35.5, 24],
  [37.2, 21],
  [37.4, 18.8],
  [39, 16],
  [42, 13],
  [43.2, 11.6],
  [43.3, 11],
  [30, 11],
];

/** Yemen, Makkah, Yathrib and Damascus. @type {readonly Point[]} */
const towns = [
  [44.2, 15.4],
  [39.8, 21.4],
  [39.6, 24.5],
  [36.3, 33.5],
];

/** Land and sea around Arabia, as plain ground for the layers. */
export function arabia() {
  return drawing(width, height, () => [
    path(`M0 0h${width}v${height}H0z`, '#a9d5dd'),
    ...[asia, africa].map((land) => line(outline(land), '#d3ebee', 10)),
    path(outline(africa), '#e6d3a8'),
    path(outline(asia), '#f3dfae'),
  ]);
}

/** The road of the caravans with its four towns; lies above the map. */
export function arabiaRoads() {
  return drawing(width, height, () => [
    line(track(towns), '#b4683f', 4, { 'stroke-dasharray': '9 7' }),
    ...towns.map((town) => {
      const [x, y] = onMap(town);
      return circle(x, y, 7, '#8c3f2b', { stroke: '#fff6e0', 'stroke-width': 3 });
    }),
  ]);
}

/** @param {readonly Point[]} points */
function outline(points) {
  return `${track(points)}z`;
}

/** @param {readonly Point[]} points */
function track(points) {
  return `M${points.map((point) => onMap(point).join(' ')).join('L')}`;
}

/** @param {Point} point @returns {[x: number, y: number]} */
function onMap([east, north]) {
  return [Math.round((east - 30) * 12.5), Math.round((38 - north) * 13.34)];
}
