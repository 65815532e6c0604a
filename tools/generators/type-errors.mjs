import { dirname, join } from 'node:path';
import ts from 'typescript';
import { root } from '../process.mjs';

/**
 * Type errors in virtual files, checked together with the sources on disk.
 * @param {readonly { path: string, text: string }[]} files with paths from the root
 * @returns {string[]}
 */
export function typeErrors(files) {
  const texts = new Map(files.map(({ path, text }) => [join(root, path), text]));
  const { config } = ts.readConfigFile(join(root, 'libs/reader/tsconfig.spec.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(
    { ...config, include: [] },
    ts.sys,
    join(root, 'libs/reader'),
  );
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile, getSourceFile } = host;
  const folders = new Set([...texts.keys()].map((path) => dirname(path)));
  host.directoryExists = (path) => folders.has(path) || ts.sys.directoryExists(path);
  host.fileExists = (path) => texts.has(path) || fileExists(path);
  host.readFile = (path) => texts.get(path) ?? readFile(path);
  host.getSourceFile = (path, target, ...rest) => {
    const text = texts.get(path);
    return text === undefined
      ? getSourceFile(path, target, ...rest)
      : ts.createSourceFile(path, text, target);
  };
  const program = ts.createProgram(
    [...texts.keys(), join(root, 'vitest.setup-dom.ts')],
    { ...options, composite: false, noEmit: true },
    host,
  );
  return [...texts.keys()]
    .flatMap((path) => program.getSemanticDiagnostics(program.getSourceFile(path)))
    .map(
      ({ file, messageText }) => `${file?.fileName}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
    );
}
