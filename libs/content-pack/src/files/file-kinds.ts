/** Whether the bytes begin as the ending of the path says: MP3, or AAC in an MP4 file. */
export function isAudio(path: string, bytes: Buffer): boolean {
  return path.endsWith('.mp3') ? isMp3(bytes) : bytes.subarray(4, 8).toString('latin1') === 'ftyp';
}

/** A tag of ID3, or the sign with which every frame begins. */
function isMp3(bytes: Buffer): boolean {
  if (bytes.subarray(0, 3).toString('latin1') === 'ID3') return true;
  return bytes[0] === 0xff && ((bytes[1] ?? 0) & 0xe0) === 0xe0;
}

/** Drawing streams of a PDF: their content cannot act. */
const streams = /\bstream\r?\n[\s\S]*?\bendstream/g;
const acting =
  /\/(?:JavaScript|JS|Launch|OpenAction|AA|EmbeddedFiles?|SubmitForm|ImportData|RichMedia|URI|GoToR|XFA)\b/;

/** Whether the bytes begin and end as a PDF does. */
export function isPdf(bytes: Buffer): boolean {
  return bytes.subarray(0, 5).toString('latin1') === '%PDF-' && /%%EOF\s*$/.test(tail(bytes));
}

/** Whether a PDF could do more than be read and printed, or hides objects that cannot be looked into. */
export function canAct(bytes: Buffer): boolean {
  const objects = bytes.toString('latin1').replace(streams, '');
  return acting.test(objects) || objects.includes('/ObjStm') || objects.includes('/Encrypt');
}

/** Number of pages of a PDF. */
export function countPdfPages(bytes: Buffer): number {
  const objects = bytes.toString('latin1').replace(streams, '');
  return objects.match(/\/Type\s*\/Page(?![A-Za-z])/g)?.length ?? 0;
}

function tail(bytes: Buffer): string {
  return bytes.subarray(-32).toString('latin1');
}
