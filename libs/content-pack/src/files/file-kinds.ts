/** Whether the signature matches the path's extension: MP3, or AAC in an MP4 file. */
export function isAudio(path: string, bytes: Buffer): boolean {
  return path.endsWith('.mp3') ? isMp3(bytes) : bytes.subarray(4, 8).toString('latin1') === 'ftyp';
}

/** An ID3 tag, or a frame sync word. */
function isMp3(bytes: Buffer): boolean {
  if (bytes.subarray(0, 3).toString('latin1') === 'ID3') return true;
  return bytes[0] === 0xff && ((bytes[1] ?? 0) & 0xe0) === 0xe0;
}

/** Drawing streams in a PDF: passive content. */
const streams = /\bstream\r?\n[\s\S]*?\bendstream/g;
const acting =
  /\/(?:JavaScript|JS|Launch|OpenAction|AA|EmbeddedFiles?|SubmitForm|ImportData|RichMedia|URI|GoToR|XFA)\b/;

/** Whether the bytes have a PDF header and trailer. */
export function isPdf(bytes: Buffer): boolean {
  return bytes.subarray(0, 5).toString('latin1') === '%PDF-' && /%%EOF\s*$/.test(tail(bytes));
}

/** Whether a PDF has active content, or hides objects from inspection. */
export function canAct(bytes: Buffer): boolean {
  const objects = bytes.toString('latin1').replace(streams, '');
  return acting.test(objects) || objects.includes('/ObjStm') || objects.includes('/Encrypt');
}

export function countPdfPages(bytes: Buffer): number {
  const objects = bytes.toString('latin1').replace(streams, '');
  return objects.match(/\/Type\s*\/Page(?![A-Za-z])/g)?.length ?? 0;
}

function tail(bytes: Buffer): string {
  return bytes.subarray(-32).toString('latin1');
}

const tags = /<(\/)?([\w:.-]+)(?:\s(?:"[^"]*"|'[^']*'|[^"'<>])*?)?(\/)?>/g;

/** Whether a text is a complete SVG document: the right root with its namespace, and every element closed. */
export function isSvg(text: string): boolean {
  const bare = text.replaceAll(/<!--[^]*?-->|<\?[^]*?\?>|<!DOCTYPE[^>]*>/g, '').trim();
  if (!/^<svg\s[^>]*xmlns=["']http:\/\/www\.w3\.org\/2000\/svg["']/.test(bare)) return false;
  const open: string[] = [];
  for (const [, closes, name = '', isEmpty] of bare.matchAll(tags)) {
    if (closes === undefined && isEmpty === undefined) open.push(name);
    if (closes !== undefined && open.pop() !== name) return false;
  }
  return open.length === 0 && !bare.replaceAll(tags, '').includes('<');
}
