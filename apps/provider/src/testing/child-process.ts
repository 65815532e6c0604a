import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** A Node process of a test, with its output. */
export interface TestProcess {
  readonly child: ChildProcess;
  /** Output of stdout and stderr so far. */
  printed(): string;
  /** Resolves after the process prints `text`; rejects if it exits first. */
  says(text: string): Promise<void>;
  /** Resolves to the exit code, or to null after a signal. */
  ended: Promise<number | null>;
}

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
