import type { OperationId, TestProvider } from '@sirah-trails/provider/testing';
import { contractParameters, type Parameter } from '../contract-parameters.ts';
import { wellFormed } from '../well-formed-requests.ts';
import type { OperationRequest } from '../send-operation.ts';

/** A valid request with a marker in a string. */
export interface Marked {
  readonly id: OperationId;
  readonly what: string;
  readonly request: OperationRequest;
}

export const canary = /canary/i;

/** Columns with learners' texts: account fields and messages, but no password, code or answer. */
export const markedColumns = [
  'feedback.description',
  'feedback.subject',
  'kept_response.key',
  'learner.age',
  'learner.consent_version',
  'learner.deactive_reason',
  'learner.email',
  'learner.first_name',
  'learner.gender',
  'learner.google_subject',
  'learner.last_name',
  'learner.name_key',
  'learner.username',
  'mistake_report.content_id',
  'mistake_report.message',
  'one_time_code.email',
];

/** A request for each string in path, query, headers and body. */
export const markedRequests: readonly Marked[] = contractParameters
  .filter(({ schema }) => schema.enum === undefined && schema.format !== 'binary')
  .filter(({ schema: { type } }) => type === 'string' || type === undefined)
  .map((parameter, number) => ({
    id: parameter.operation as OperationId,
    what: `${parameter.operation} ${parameter.name}`,
    request: marked(parameter, number),
  }));

function marked({ operation, place, name, schema }: Parameter, number: number): OperationRequest {
  const request = wellFormed[operation as OperationId];
  const text = `Canary-${number}`;
  const value = schema.format === 'email' ? `${text}@example.org` : text.slice(0, schema.maxLength);
  return { ...request, [place]: { ...(request[place] as object | undefined), [name]: value } };
}

/** Each `table.column` with a marker. */
export async function columnsWithMarkers({ context: { database } }: TestProvider): Promise<string[]> {
  const found = new Set<string>();
  for (const { name } of await database.introspection.getTables()) {
    const rows = await database
      .selectFrom(name as 'learner')
      .selectAll()
      .execute();
    for (const row of rows)
      for (const [column, value] of Object.entries(row))
        if (canary.test(String(value))) found.add(`${name}.${column}`);
  }
  return [...found].sort();
}
