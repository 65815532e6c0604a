import type { Multipart, MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { invalid, Refusal } from '../kernel/errors.ts';
import { uploadTooLarge } from './upload-rules.ts';

/** The files of a form, whole, by their field. */
export type Uploads = ReadonlyMap<string, Buffer>;

interface Form {
  readonly fields: Record<string, unknown>;
  readonly uploads: Map<string, Buffer>;
}

/**
 * Reads a `multipart/form-data` body into memory; nothing is written to disk. A file stands in its field as an empty text,
 * for the schema, and in `uploads` as its bytes. Throws 422 for what is no form, a field that comes twice, a file where a
 * text belongs, a text where a file belongs, and a file above the limit.
 */
export async function readForm(request: FastifyRequest, fileFields: readonly string[]): Promise<Form> {
  const form: Form = { fields: {}, uploads: new Map() };
  try {
    for await (const part of request.parts()) await take(form, part, fileFields);
  } catch (error) {
    if (error instanceof Refusal) throw error;
    // The parser's words are for programmers, and some of its errors carry no status.
    throw invalid({ body: ['must be multipart/form-data'] });
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
  if (Object.hasOwn(fields, name)) throw invalid({ [name]: ['came more than once'] });
  if (part.type === 'field') {
    if (takesFile) throw invalid({ [name]: ['must be a file'] });
    fields[name] = part.value;
    return;
  }
  const bytes = await readFile(part);
  // A browser sends an empty file without a name where none was chosen.
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
