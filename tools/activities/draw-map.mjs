import { africa, asia, cyprus, mountains } from '../art/maps/geography.mjs';
import { smooth } from '../art/kit/outline.mjs';
import { ink } from './sheet.mjs';

/** Land around the places, in degrees. */
const around = 2.5;

/**
 * Coasts and mountains to colour, numbered places, and on a separate sheet the road through them.
 * @param {import('./sheet.mjs').Sheets} sheets
 * @param {import('./read-activities.mjs').MapActivity} activity
 */
export function drawMap({ pdf, page, figure, list }, { instructions, sheet: { places, road } }) {
  const names = places.map(({ name }, index) => `${index + 1}. ${name}`);
  const question = page({ text: instructions });
  const key = { ...question, top: question.top + question.height - 44 };
  const alt = `A map with coasts, mountains and numbered places: ${names.join(', ')}`;
  figure(`${alt}.`, () => land(pdf, frameOf(places, question), places));
  list(names, key, 4);
  const answer = page({ heading: 'Answer', text: `The road: ${road.join(', ')}.` });
  figure(`${alt}. The road goes by ${road.join(', ')}.`, () =>
    land(pdf, frameOf(places, answer), places, road),
  );
}

/**
 * Degrees to points of the page: the places with land around them, as large as fits.
 * @param {readonly import('./read-activities.mjs').MapPlace[]} places
 * @param {import('./sheet.mjs').Box} box
 */
function frameOf(places, { left, top, width, height }) {
  const [east, north] = [places.map((place) => place.east), places.map((place) => place.north)];
  const middle = {
    east: (Math.min(...east) + Math.max(...east)) / 2,
    north: (Math.min(...north) + Math.max(...north)) / 2,
  };
  const room = height - 52;
  // A degree to the east is shorter than one to the north.
  const narrow = Math.cos((middle.north * Math.PI) / 180);
  const wide = (Math.max(...east) - Math.min(...east) + 2 * around) * narrow;
  const degree = Math.min(width / wide, room / (Math.max(...north) - Math.min(...north) + 2 * around));
  return {
    box: { left, top, width, height: room },
    degree,
    /** @param {{ east: number, north: number }} place @returns {[number, number]} */
    at: (place) => [
      left + width / 2 + (place.east - middle.east) * narrow * degree,
      top + room / 2 - (place.north - middle.north) * degree,
    ],
  };
}

/**
 * @param {import('./sheet.mjs').Pdf} pdf
 * @param {ReturnType<typeof frameOf>} frame
 * @param {readonly import('./read-activities.mjs').MapPlace[]} places
 * @param {readonly string[]} [road]
 */
function land(pdf, { box, at, degree }, places, road = []) {
  pdf.save();
  pdf.rect(box.left, box.top, box.width, box.height).clip();
  pdf.lineWidth(1.6).lineJoin('round').strokeColor(ink.dark);
  for (const coast of [asia, africa, cyprus])
    pdf.path(smooth(coast.map(([east, north]) => at({ east, north }).join(' ')).join(' '))).stroke();
  pdf.lineWidth(1.2);
  for (const [east, north, height] of mountains) {
    const [x, y] = at({ east, north });
    const size = Math.min(18, degree * 0.6) * height;
    pdf
      .moveTo(x - size, y)
      .lineTo(x, y - 1.4 * size)
      .lineTo(x + size, y)
      .stroke();
  }
  pdf.restore();
  pdf.lineWidth(1).strokeColor(ink.line).rect(box.left, box.top, box.width, box.height).stroke();
  way(
    pdf,
    road.flatMap((name) => places.filter((place) => place.name === name)).map((place) => at(place)),
  );
  for (const [index, place] of places.entries()) numbered(pdf, at(place), index + 1);
}

/** @param {import('./sheet.mjs').Pdf} pdf @param {[number, number]} at @param {number} number */
function numbered(pdf, [x, y], number) {
  pdf.lineWidth(1.2).strokeColor(ink.dark).fillColor('#ffffff').circle(x, y, 10).fillAndStroke();
  pdf.font('Helvetica-Bold').fontSize(12).fillColor(ink.dark);
  pdf.text(String(number), x - 10, y - 4.4, { width: 20, align: 'center', lineBreak: false });
}

/** @param {import('./sheet.mjs').Pdf} pdf @param {readonly [number, number][]} points */
function way(pdf, points) {
  pdf.lineWidth(2.4).strokeColor(ink.leaf).dash(6, { space: 5 });
  for (const [index, [x, y]] of points.entries()) {
    if (index === 0) pdf.moveTo(x, y);
    else pdf.lineTo(x, y);
  }
  pdf.stroke().undash();
}
