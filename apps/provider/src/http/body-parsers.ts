import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import { notAForm, notJson } from '../kernel/errors.ts';
import { readForm, type Uploads } from './read-form.ts';
import { largestUpload } from './upload-rules.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The files of a form; null for every other body. */
    uploads: Uploads | null;
  }
  interface FastifyContextConfig {
    /** Set where the body is a form: the names of its files. */
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

/** JSON is the only body. Where none is declared it is not read, and keys that poison prototypes are an error. */
export function takeJsonOnly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '' || !request.routeOptions.schema?.body) done(null, undefined);
    else void parse(request, body.toString(), done);
  });
}

/** Takes `multipart/form-data` where the contract declares it, and only there. */
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
