/** A part of a PDF that holds drawing: what stands in it cannot act. */
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

/** How many pages a PDF has. */
export function countPdfPages(bytes: Buffer): number {
  const objects = bytes.toString('latin1').replace(streams, '');
  return objects.match(/\/Type\s*\/Page(?![A-Za-z])/g)?.length ?? 0;
}

function tail(bytes: Buffer): string {
  return bytes.subarray(-32).toString('latin1');
}
