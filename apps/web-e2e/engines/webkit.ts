import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { freePort } from '@sirah-trails/provider/testing/journeys';
import { installed } from './installed.ts';
import type { OtherBrowser } from './other-browser.ts';

/** The key under which WebDriver hands an element over. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';
const patience = 20_000;

/** Starts WebKit for GTK, the engine of Safari, on a screen of its own; null where it is not installed. */
export async function startWebkit(): Promise<OtherBrowser | null> {
  const miniBrowser = findMiniBrowser();
  const needed = ['xvfb-run', 'dbus-run-session', 'WebKitWebDriver'];
  if (miniBrowser === undefined || needed.some((name) => installed([name]) === undefined)) return null;
  const { url, stop } = await startDriver();
  const options = { binary: miniBrowser, args: ['--automation'] };
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } };
  const { sessionId } = await send<{ sessionId: string }>(`${url}/session`, { capabilities });
  const session = `${url}/session/${sessionId}`;
  await send(`${session}/window/rect`, { width: 480, height: 900 });
  const run = <Value>(expression: string) =>
    send<Value>(`${session}/execute/sync`, { script: `return (${expression})`, args: [] });
  const element = async (expression: string) =>
    (await run<Record<typeof elementKey, string>>(expression))[elementKey];
  return {
    open: (address) => send(`${session}/url`, { url: address }),
    read: run,
    tap: async (expression) => send(`${session}/element/${await element(expression)}/click`, {}),
    type: async (expression, text) => send(`${session}/element/${await element(expression)}/value`, { text }),
    picture: async () => Buffer.from(await send<string>(`${session}/screenshot`), 'base64'),
    close: async () => {
      await send(session, undefined, 'DELETE');
      await stop();
    },
  };
}

function findMiniBrowser(): string | undefined {
  return readdirSync('/usr/lib')
    .map((folder) => `/usr/lib/${folder}/webkit2gtk-4.1/MiniBrowser`)
    .find((file) => existsSync(file));
}

async function startDriver() {
  const port = await freePort();
  const child = spawn(
    'xvfb-run',
    ['-a', '-s', '-screen 0 1280x1024x24', 'dbus-run-session', '--', 'WebKitWebDriver', `--port=${port}`],
    {
      stdio: 'ignore',
      detached: true,
      // WebKit refuses its sandbox to root, as in most containers.
      env: {
        ...process.env,
        ...(process.getuid?.() === 0 && { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }),
      },
    },
  );
  const url = `http://127.0.0.1:${port}`;
  await untilReady(`${url}/status`, Date.now() + patience);
  return {
    url,
    stop: async () => {
      if (child.pid === undefined) return;
      const gone = once(child, 'exit');
      process.kill(-child.pid, 'SIGTERM');
      await gone;
    },
  };
}

async function untilReady(url: string, end: number): Promise<void> {
  const ready = await send(url).then(
    () => true,
    () => false,
  );
  if (ready) return;
  if (Date.now() > end) throw new Error('WebKitWebDriver did not start.');
  await new Promise((go) => setTimeout(go, 100));
  await untilReady(url, end);
}

/** A command of WebDriver: with a body it is a POST. */
async function send<Value = void>(
  url: string,
  body?: object,
  method = body ? 'POST' : 'GET',
): Promise<Value> {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await response.json()) as { value: Value };
  if (!response.ok) throw new Error(`WebDriver: ${JSON.stringify(value)}`);
  return value;
}
