import { escapeHtml } from '../pages/escape-html.ts';
import type { Letter, Sender } from './letters.ts';

export interface RenderedLetter {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Renders plain text and HTML without pictures, scripts or style sheets. */
export function renderLetter(letter: Letter, sender: Sender): RenderedLetter {
  return { subject: letter.subject, text: asText(letter, sender), html: asHtml(letter, sender) };
}

function asText({ greeting, opening, code, link, closing }: Letter, sender: Sender): string {
  const paragraphs = [greeting, ...opening];
  if (code !== undefined) paragraphs.push(`    ${code}`);
  if (link) paragraphs.push(`${link.label}:\n${link.url}`);
  paragraphs.push(...closing, signature(sender).join('\n'));
  return `${paragraphs.join('\n\n')}\n`;
}

const font = "font-family:Nunito,'Segoe UI',Helvetica,Arial,sans-serif";
const codeStyle =
  'margin:24px 0;padding:16px;border-radius:12px;background:#eef8f2;color:#14532d;text-align:center;font-size:32px;font-weight:700;letter-spacing:8px';
const linkStyle =
  'display:inline-block;padding:14px 28px;border-radius:12px;background:#1f6b44;color:#ffffff;font-weight:700;text-decoration:none';

function asHtml({ subject, greeting, opening, code, link, closing }: Letter, sender: Sender): string {
  const body = [
    `<h1 style="margin:0 0 16px;font-size:22px;color:#14532d">${escapeHtml(greeting)}</h1>`,
    ...opening.map(paragraph),
    ...(code === undefined ? [] : [`<p style="${codeStyle}">${escapeHtml(code)}</p>`]),
    ...(link ? [button(link)] : []),
    ...closing.map(paragraph),
    `<p style="margin:24px 0 0;padding-top:16px;border-top:1px solid #d7e7dd;font-size:14px;color:#4b5b52">${signature(sender).map(escapeHtml).join('<br>')}</p>`,
  ];
  return [
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>`,
    `<body style="margin:0;padding:24px;background:#f4f7f5"><div style="max-width:520px;margin:0 auto;padding:32px;border-radius:16px;background:#ffffff;color:#1f2a24;font-size:16px;line-height:1.6;${font}">`,
    ...body,
    '</div></body></html>',
  ].join('\n');
}

function paragraph(text: string): string {
  return `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`;
}

/** Prints the URL as text, too, so that a parent sees the target. */
function button({ label, url }: NonNullable<Letter['link']>): string {
  const href = escapeHtml(url);
  return [
    `<p style="margin:24px 0;text-align:center"><a href="${href}" style="${linkStyle}">${escapeHtml(label)}</a></p>`,
    `<p style="margin:0 0 16px;font-size:13px;color:#4b5b52;word-break:break-all">${href}</p>`,
  ].join('\n');
}

function signature({ product, owner, supportEmail }: Sender): string[] {
  const lines = [`Your friends at ${product}`];
  if (owner !== null) lines.push(owner);
  if (supportEmail !== null) lines.push(`Questions? ${supportEmail}`);
  return lines;
}
