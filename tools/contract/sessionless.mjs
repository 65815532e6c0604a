/**
 * A type of the operations that take calls without a live session: those open to everybody, and those that take an expired
 * token.
 * @param {{ security?: unknown[], paths: Record<string, Record<string, Operation>> }} document the bundled contract
 * @returns {string} the source of a module
 */
export function sessionlessType({ security = [], paths }) {
  const ids = Object.values(paths)
    .flatMap((item) => Object.values(item))
    .filter((operation) => (operation.security ?? security).length === 0 || operation['x-expired-session'])
    .map(({ operationId }) => `  | '${operationId}'`);
  return `/** Operations that take calls without a live session. */\nexport type SessionlessOperation =\n${ids.join('\n')};\n`;
}

/** @typedef {{ operationId: string, security?: unknown[], 'x-expired-session'?: boolean }} Operation */
