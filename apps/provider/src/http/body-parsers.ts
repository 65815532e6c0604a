import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import { notAForm, notJson } from '../kernel/errors.ts';
import { readForm, type Uploads } from './read-form.ts';
import { largestUpload } from './upload-rules.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Files of a form; null for other bodies. */
    uploads: Uploads | null;
  }
  interface FastifyContextConfig {
    /** For a form body: the names of its file fields. */
    fileFields?: readonly string[] | null;
  }
}

const limits = {
  fileSize: largestUpload,
  files: 1,
  fields: 20,
  parts: 20,
  fieldSize: 64 * 1024,
  headerPairs: 20,
};

/** Accepts JSON bodies only. Ignores undeclared bodies, and rejects keys that poison prototypes. */
export function takeJsonOnly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '' || !request.routeOptions.schema?.body) done(null, undefined);
    else void parse(request, body.toString(), done);
  });
}

/** Accepts `multipart/form-data` only for operations that declare it. */
export async function takeForms(app: FastifyInstance): Promise<void> {
  await app.register(multipart, { limits, throwFileSizeLimit: false });
  app.decorateRequest('uploads', null);
  app.addHook('preParsing', async ({ method, headers, routeOptions }) => {
    const type = headers['content-type'];
    if (method === 'GET' || type === undefined) return;
    const isForm = /^multipart\//i.test(type);
    const { fileFields } = routeOptions.config;
    if (isForm && !fileFields) throw notJson();
    if (!isForm && fileFields) throw notAForm();
  });
  app.addHook('preValidation', async (request) => {
    const { fileFields } = request.routeOptions.config;
    if (!fileFields || !request.isMultipart()) return;
    const { fields, uploads } = await readForm(request, fileFields);
    request.body = fields;
    request.uploads = uploads;
  });
}
