import { writeFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { links } from '@sirah-trails/api-client/links';
import { readPack } from '@sirah-trails/provider/testing/journeys';
import { startFirefox } from '../engines/firefox.ts';
import { OtherPlayer } from '../engines/other-player.ts';
import { startWebkit } from '../engines/webkit.ts';
import { content } from '../fixtures/browser-test.ts';
import { firstChapter } from '../fixtures/learner.ts';
import { ProviderProcess } from '../fixtures/provider-process.ts';

for (const [engine, start] of [
  ['Firefox', startFirefox],
  ['WebKit, the engine of Safari', startWebkit],
] as const)
  test(`${engine}: sign-in, a question of every type, a lost network, the screen of a book`, async () => {
    test.setTimeout(300_000);
    const browser = await start();
    test.skip(browser === null, `${engine} is not installed: its journey is left out.`);
    if (browser === null) return;
    const process = await ProviderProcess.prepare();
    const { url, demo } = await process.start();
    if (demo === null) throw new Error('The provider has no demo learner.');
    const player = new OtherPlayer(browser, await readPack(content));
    const look = async (name: string) => {
      await player.stands();
      await writeFile(test.info().outputPath(`${name}.png`), await browser.picture());
    };
    try {
      await player.signIn(`${url}${links.signIn()}`, demo);
      await player.sees('Next step');
      await look('home');
      await browser.open(`${url}${links.motivational(firstChapter)}`);
      await player.sees('Continue');
      await player.press('Continue');
      await player.press('Start Quiz');
      const types = new Set<string>();
      for (const number of [1, 2, 3, 4, 5]) {
        const question = await player.question(number);
        types.add(question.type);
        await look(question.type);
        if (number === 2) await process.kill();
        await player.giveRightAnswer(question);
        if (number === 2) {
          await player.sees("We're still sending your answer. Hang on!");
          await process.start();
        }
        await player.sees('Well done!');
        await player.press('Continue');
        if (number === 3) await player.press('Stay for more stars');
      }
      expect(types.size).toBe(5);
      await expect
        .poll(() => browser.read<boolean>(`document.querySelector('[aria-label="5 stars of 5"]') !== null`), {
          timeout: 20_000,
        })
        .toBe(true);
      await look('finish');
      await browser.open(`${url}${links.book({ bookId: 'the-land' })}`);
      await player.sees('Deserts and oases');
      await look('book');
    } finally {
      await browser.close();
      await process.dispose();
    }
  });
