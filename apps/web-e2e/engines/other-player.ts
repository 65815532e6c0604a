import { expect } from '@playwright/test';
import type { Pack, Question } from '@sirah-trails/provider/testing/journeys';
import type { SignIn } from '../fixtures/learner.ts';
import { seenIntro } from '../fixtures/seen-intro.ts';
import type { OtherBrowser } from './other-browser.ts';

const patience = { timeout: 30_000, intervals: [100] };

/** A learner at a browser that Playwright does not drive. */
export class OtherPlayer {
  readonly browser: OtherBrowser;
  readonly #questions: readonly Question[];

  constructor(browser: OtherBrowser, pack: Pack) {
    this.browser = browser;
    const chapters = pack.worlds.flatMap((world) => world.subTrails.flatMap((subTrail) => subTrail.chapters));
    this.#questions = chapters.flatMap((chapter) => chapter.questions);
  }

  async signIn(url: string, { email, password }: SignIn) {
    await this.browser.open(url);
    await this.browser.read(`(${seenIntro.toString()})()`);
    await this.#openAgain(url);
    await this.type('input[type=email]', email);
    await this.type('input[type=password]', password);
    await this.press('Sign in');
    await this.sees('Salam');
    // Closes the competitions.
    await this.press('Close', '[role=dialog]');
  }

  /** Opens the URL of the present document again: WebKit may report that document as loaded. */
  async #openAgain(url: string) {
    await this.browser.read(`document.documentElement.dataset.isLeft = ''`);
    await this.browser.open(url);
    const isNew = `!('isLeft' in document.documentElement.dataset) && document.readyState === 'complete'`;
    await expect.poll(() => this.browser.read<boolean>(isNew), patience).toBe(true);
  }

  /** Waits until the words are on the screen. */
  async sees(words: string) {
    await expect
      .poll(() => this.browser.read<boolean>(`document.body.innerText.includes(${quote(words)})`), patience)
      .toBe(true);
  }

  /** Waits until nothing moves and the typefaces are there. */
  async stands() {
    const still = `document.fonts.status === 'loaded' && document.getAnimations().every((one) =>
      one.playState !== 'running' || one.effect.getTiming().iterations === Infinity)`;
    await expect.poll(() => this.browser.read<boolean>(still), patience).toBe(true);
  }

  /** Waits for the button, link or option of that name, and presses it. */
  async press(name: string, within = 'body') {
    const control = named(name, within);
    // WebDriver rejects clicks on moving or covered elements.
    await expect(async () => {
      expect(await this.browser.read<boolean>(`${control} !== undefined`), name).toBe(true);
      const place = () =>
        this.browser.read<string>(`${control}.scrollIntoView({ block: 'center' }) ??
          JSON.stringify(${control}.getBoundingClientRect())`);
      expect(await place(), 'stands still').toBe(await place());
      await this.browser.tap(control);
    }).toPass(patience);
  }

  has(name: string): Promise<boolean> {
    return this.browser.read<boolean>(`${named(name)} !== undefined`);
  }

  async type(selector: string, text: string) {
    const field = `document.querySelector(${quote(selector)})`;
    await expect.poll(() => this.browser.read<boolean>(`${field} !== null`), patience).toBe(true);
    await this.browser.type(field, text);
  }

  /** The pack's question on the screen. */
  async question(number: number): Promise<Question> {
    await this.sees(`Question ${number}/5`);
    const shown = async () => {
      const text = await this.browser.read<string | undefined>(`document.querySelector('h2')?.innerText`);
      return this.#questions.find((one) => one.question === text);
    };
    await expect.poll(async () => (await shown()) !== undefined, patience).toBe(true);
    return (await shown()) as Question;
  }

  /** Gives the right answer, without waiting for the response. */
  async giveRightAnswer(question: Question) {
    switch (question.type) {
      case 'multiple_choice':
        await this.press(question.answer);
        break;
      case 'true_or_false':
        await this.press(question.answer ? 'True' : 'False');
        break;
      case 'drag_and_drop':
        for (const step of question.steps) await this.press(step);
        break;
      case 'unscramble_words':
        await this.type('main input', question.word);
        break;
      case 'matchup_words':
        return this.#matchAll(question.pairs);
    }
    await this.press('Submit');
  }

  async #matchAll(pairs: readonly { left: string; right: string }[]) {
    for (const [index, { left, right }] of pairs.entries()) {
      await this.press(left, '[aria-label="First list"]');
      await this.press(right, '[aria-label="Second list"]');
      if (index + 1 < pairs.length) await this.sees(`${index + 1} of ${pairs.length} pairs found.`);
    }
  }
}

/** The expression of the visible control with that name; undefined where there is none. An option is pressed on its label. */
function named(name: string, within = 'body'): string {
  return `(() => {
    const words = (element) => {
      const copy = element.cloneNode(true);
      for (const hidden of copy.querySelectorAll('[aria-hidden=true]')) hidden.remove();
      return copy.textContent.trim();
    };
    const controls = [...document.querySelectorAll(${quote(`${within} :is(button, a, label)`)})];
    return controls.find((element) =>
      [element.getAttribute('aria-label'), words(element)].includes(${quote(name)}) &&
      !element.disabled && element.getAttribute('aria-busy') !== 'true' && element.getClientRects().length > 0);
  })()`;
}

function quote(text: string): string {
  return JSON.stringify(text);
}
