import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** A Node process of a test, with what it has printed. */
export interface TestProcess {
  readonly child: ChildProcess;
  /** What it has printed so far, on both channels. */
  printed(): string;
  /** Resolves once it has printed `text`; rejects when it ends before. */
  says(text: string): Promise<void>;
  /** Resolves to the exit code, or null when a signal ended it. */
  ended: Promise<number | null>;
}

/** Starts `script` with Node and this environment. */
export function startProcess(script: string, environment: NodeJS.ProcessEnv): TestProcess {
  const child = spawn(process.execPath, [script], { env: { PATH: process.env['PATH'], ...environment } });
  let output = '';
  for (const channel of [child.stdout, child.stderr])
    channel.on('data', (data: Buffer) => (output += data.toString()));
  const ended = once(child, 'close').then(() => child.exitCode);
  const says = (text: string) =>
    new Promise<void>((resolve, reject) => {
      const look = () => output.includes(text) && resolve();
      child.stdout.on('data', look);
      child.stderr.on('data', look);
      look();
      void ended.then(() =>
        output.includes(text) ? resolve() : reject(new Error(`It ended without "${text}": ${output}`)),
      );
    });
  return { child, printed: () => output, says, ended };
}
