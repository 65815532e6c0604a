/** The extensions by which the contract marks operations for the transport of the client, and their names there. */
const marks = { 'x-credential': 'credential', 'x-single-use': 'singleUse', 'x-ends-session': 'endsSession' };

/** What the provider alone reads. */
const forProvider = ['x-expired-session'];

/**
 * A module with the paths of the marked operations.
 * @param {{ paths: Record<string, Record<string, Record<string, unknown>>> }} contract
 * @returns {string} TypeScript
 * @throws {Error} for an extension that is none of the marks
 */
export function markedPaths({ paths }) {
  const found = Object.entries(paths).flatMap(([path, operations]) =>
    Object.values(operations).flatMap((operation) =>
      marksOf(path, operation).map((mark) => ({ mark, path })),
    ),
  );
  const lists = Object.values(marks).map((mark) => {
    const own = found.filter((one) => one.mark === mark).map(({ path }) => `    '${path}',\n`);
    return `  ${mark}: [\n${own.join('')}  ],\n`;
  });
  return `/** Paths of the operations that the contract marks by extensions. */\nexport const markedPaths = {\n${lists.join('')}} as const;\n`;
}

/** @param {string} path @param {Record<string, unknown>} operation */
function marksOf(path, operation) {
  return Object.keys(operation)
    .filter((key) => key.startsWith('x-') && !forProvider.includes(key))
    .map((key) => {
      const mark = new Map(Object.entries(marks)).get(key);
      if (mark === undefined || operation[key] !== true) throw new Error(`${path}: ${key} is no known mark.`);
      return mark;
    });
}
