import type { Multipart, MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { invalid, Refusal } from '../kernel/errors.ts';
import { fieldMessage } from './field-messages.ts';
import { uploadTooLarge } from './upload-rules.ts';

/** Files of a form by field. */
export type Uploads = ReadonlyMap<string, Buffer>;

interface Form {
  readonly fields: Record<string, unknown>;
  readonly uploads: Map<string, Buffer>;
}

/**
 * Reads a `multipart/form-data` body into memory. For the schema, a file field is an empty text; `uploads` has its
 * bytes. Throws 422 for an invalid form, a repeated field, a file in a text field, a text in a file field, and a file
 * above the limit.
 */
export async function readForm(request: FastifyRequest, fileFields: readonly string[]): Promise<Form> {
  const form: Form = { fields: {}, uploads: new Map() };
  try {
    for await (const part of request.parts()) await take(form, part, fileFields);
  } catch (error) {
    if (error instanceof Refusal) throw error;
    // The parser's messages are for programmers, and some of its errors have no status.
    throw invalid({ body: [fieldMessage('body', 'form')] });
  }
  return form;
}

async function take(
  { fields, uploads }: Form,
  part: Multipart,
  fileFields: readonly string[],
): Promise<void> {
  const name = part.fieldname;
  const takesFile = fileFields.includes(name);
  if (Object.hasOwn(fields, name)) throw invalid({ [name]: [fieldMessage(name, 'repeated')] });
  if (part.type === 'field') {
    if (takesFile) throw invalid({ [name]: [fieldMessage(name, 'file')] });
    fields[name] = part.value;
    return;
  }
  const bytes = await readFile(part);
  // Without a chosen file, a browser sends an empty file without a name.
  if (bytes.length === 0 && !part.filename) return;
  fields[name] = takesFile ? '' : null;
  uploads.set(name, bytes);
}

async function readFile({ file, fieldname }: MultipartFile): Promise<Buffer> {
  const chunks: Buffer[] = [];
  file.once('limit', () => file.destroy(invalid({ [fieldname]: [uploadTooLarge] })));
  for await (const chunk of file) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
