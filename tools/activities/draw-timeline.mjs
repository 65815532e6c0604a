import { createChance } from './chance.mjs';
import { ink } from './sheet.mjs';

const gap = 12;

/**
 * Shuffled cards to cut out, a road for them, and the right order with its sources.
 * @param {import('./sheet.mjs').Sheets} sheets
 * @param {import('./read-activities.mjs').TimelineActivity} activity
 */
export function drawTimeline({ pdf, page, figure, list }, { id, instructions, sheet }) {
  const texts = sheet.events.map(({ text }) => text);
  const cards = cardBoxes(page({ text: instructions }), texts.length);
  figure(`Cards to cut out: ${shuffled(texts, id).join('; ')}.`, () => {
    for (const [index, text] of shuffled(texts, id).entries()) card(pdf, cards[index], text);
  });
  const road = page({
    heading: 'The road',
    text: 'Lay the oldest event on 1 and the newest on the last number.',
  });
  figure(`A road with ${texts.length} numbered places.`, () => {
    const places = cardBoxes(road, texts.length);
    for (const [index, box] of places.entries()) place(pdf, box, index + 1);
  });
  const answer = page({ heading: 'Answer', text: 'This is the order, with a source for each event.' });
  list(sheet.events.map(answerLine), answer, 1);
}

/**
 * Shuffles into a wrong order.
 * @param {readonly string[]} texts
 * @param {string} seed
 */
function shuffled(texts, seed) {
  const chance = createChance(seed);
  let order = chance.shuffle(texts);
  while (order.every((text, index) => text === texts[index])) order = chance.shuffle(texts);
  return order;
}

/**
 * @param {{ text: string, references: readonly { work: string, section: string }[] }} event
 * @param {number} index
 */
function answerLine({ text, references }, index) {
  const sources = references.map(({ work, section }) => `${work}, ${section}`).join('; ');
  return `${index + 1}. ${text} (${sources})`;
}

/**
 * Two columns of equal boxes.
 * @param {import('./sheet.mjs').Box} box
 * @param {number} count
 */
function cardBoxes({ left, top, width, height }, count) {
  const rows = Math.ceil(count / 2);
  const [wide, high] = [(width - gap) / 2, Math.min(120, (height - gap * (rows - 1)) / rows)];
  return Array.from({ length: count }, (_, index) => ({
    left: left + (index % 2) * (wide + gap),
    top: top + Math.floor(index / 2) * (high + gap),
    width: wide,
    height: high,
  }));
}

/**
 * @param {import('./sheet.mjs').Pdf} pdf
 * @param {import('./sheet.mjs').Box | undefined} box
 * @param {string} text
 */
function card(pdf, box, text) {
  if (!box) return;
  const { left, top, width, height } = box;
  pdf
    .lineWidth(1)
    .dash(5, { space: 4 })
    .strokeColor(ink.dark)
    .rect(left, top, width, height)
    .stroke()
    .undash();
  pdf.font('Helvetica').fontSize(15).fillColor(ink.dark);
  const inner = { width: width - 28, align: /** @type {const} */ ('center') };
  const room = pdf.heightOfString(text, inner);
  pdf.text(text, left + 14, top + (height - room) / 2, inner);
}

/**
 * @param {import('./sheet.mjs').Pdf} pdf
 * @param {import('./sheet.mjs').Box} box
 * @param {number} number
 */
function place(pdf, { left, top, width, height }, number) {
  pdf.lineWidth(1.2).strokeColor(ink.line).fillColor(ink.sand);
  pdf.roundedRect(left, top, width, height, 10).fillAndStroke();
  pdf.font('Helvetica-Bold').fontSize(28).fillColor(ink.soft);
  pdf.text(String(number), left, top + height / 2 - 12, { width, align: 'center', lineBreak: false });
}
