import PDFDocument from 'pdfkit';

/** @typedef {PDFKit.PDFDocument} Pdf */
/** @typedef {ReturnType<typeof sheetsOf>} Sheets */
/** @typedef {{ left: number, top: number, width: number, height: number }} Box */

/** Paper sizes in points. */
export const papers = { a4: [595.28, 841.89], letter: [612, 792] };

export const ink = { dark: '#123a33', soft: '#5b7d74', line: '#9dbdb2', sand: '#f4ead6', leaf: '#26b27a' };

const margin = 48;
const made = new Date(Date.UTC(2026, 0, 1));

/**
 * Draws sheets into a PDF; equal content gives equal bytes.
 * @param {{ title: string, paper: keyof typeof papers, credit: string | null }} facts
 * @param {(sheets: Sheets) => void} draw
 * @returns {Promise<Buffer>}
 */
export async function makePdf({ title, paper, credit }, draw) {
  const pdf = new PDFDocument({
    size: papers[paper],
    margin: 0,
    autoFirstPage: false,
    pdfVersion: '1.7',
    lang: 'en',
    tagged: true,
    displayTitle: true,
    info: { Title: title, Author: 'Sirah Trails', CreationDate: made, ModDate: made },
  });
  /** @type {Buffer[]} */
  const parts = [];
  pdf.on('data', (part) => parts.push(part));
  const ended = new Promise((resolve) => pdf.on('end', resolve));
  const sheets = sheetsOf(pdf, title, credit);
  draw(sheets);
  sheets.end();
  pdf.end();
  await ended;
  return Buffer.concat(parts);
}

/**
 * @param {Pdf} pdf
 * @param {string} title
 * @param {string | null} credit at the foot of each page
 */
function sheetsOf(pdf, title, credit) {
  const whole = pdf.struct('Document');
  pdf.addStructure(whole);
  return {
    pdf,
    /**
     * Starts a page with heading and instructions; returns the area below.
     * @param {{ heading?: string, text: string }} words
     * @returns {Box}
     */
    page: ({ heading = title, text }) => {
      pdf.addPage();
      pdf.markContent('Artifact', { type: 'Pagination' });
      border(pdf);
      if (credit !== null) creditLine(pdf, credit);
      pdf.endMarkedContent();
      const width = pdf.page.width - 2 * margin;
      whole.add(
        pdf.struct('H1', {}, () => {
          pdf.font('Helvetica-Bold').fontSize(24).fillColor(ink.dark);
          pdf.text(heading, margin, margin + 20, { width });
        }),
      );
      const below = pdf.y + 6;
      whole.add(
        pdf.struct('P', {}, () => {
          pdf.font('Helvetica').fontSize(12).fillColor(ink.dark);
          pdf.text(text, margin, below, { width, lineGap: 3 });
        }),
      );
      const top = pdf.y + 16;
      return { left: margin, top, width, height: pdf.page.height - margin - 16 - top };
    },
    /**
     * A drawing with its text alternative.
     * @param {string} alt
     * @param {() => void} draw
     */
    figure: (alt, draw) => {
      whole.add(pdf.struct('Figure', { alt }, draw));
    },
    /**
     * Lines of text in the given number of columns.
     * @param {readonly string[]} lines
     * @param {Box} box
     * @param {number} [columns]
     */
    list: (lines, { left, top, width }, columns = 4) => {
      const wide = width / columns;
      const perColumn = Math.ceil(lines.length / columns);
      let y = top;
      for (const [index, line] of lines.entries()) {
        const column = Math.floor(index / perColumn);
        if (index % perColumn === 0) y = top;
        whole.add(
          pdf.struct('P', {}, () => {
            pdf.font('Helvetica').fontSize(13).fillColor(ink.dark);
            pdf.text(line, left + column * wide, y, { width: wide - 8, lineGap: 3 });
          }),
        );
        y = pdf.y + 6;
      }
    },
    end: () => whole.end(),
  };
}

/**
 * Rows of eight-pointed stars at the top and bottom.
 * @param {Pdf} pdf
 */
function border(pdf) {
  const { width, height } = pdf.page;
  const count = Math.floor((width - 2 * margin) / 24);
  const step = (width - 2 * margin) / count;
  pdf.lineWidth(0.8).strokeColor(ink.line);
  for (const y of [margin, height - margin]) {
    for (let index = 0; index < count; index += 1) star(pdf, margin + step * (index + 0.5), y, 8);
  }
  pdf.stroke();
}

/**
 * Attribution below the border, because sheets are copied separately.
 * @param {Pdf} pdf
 * @param {string} credit
 */
function creditLine(pdf, credit) {
  pdf.font('Helvetica').fontSize(8).fillColor(ink.dark);
  pdf.text(credit, margin, pdf.page.height - margin + 14, { lineBreak: false });
}

/**
 * @param {Pdf} pdf
 * @param {number} x
 * @param {number} y
 * @param {number} radius
 */
function star(pdf, x, y, radius) {
  for (const turn of [0, Math.PI / 4]) {
    const corners = [0, 1, 2, 3].map((corner) => {
      const angle = turn + (corner * Math.PI) / 2;
      return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
    });
    pdf.polygon(...corners);
  }
}
