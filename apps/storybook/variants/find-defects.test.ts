import '@sirah-trails/ui/tokens.css';
import '@sirah-trails/ui/fonts.css';
import { afterEach, describe, expect, it } from 'vitest';
import { findBrokenWords } from './find-broken-words.ts';
import { findFaintEdges } from './find-faint-edges.ts';
import { findHiddenChoices } from './find-hidden-choices.ts';
import { findMotion } from './find-motion.ts';
import { findOverflow } from './find-overflow.ts';
import { findSmallTargets } from './find-small-targets.ts';
import { findSmallText } from './find-small-text.ts';
import { emulateMedia } from './media.ts';
import { turnScreen } from './turn-screen.ts';

const stage = document.createElement('div');

function show(html: string) {
  stage.innerHTML = html;
  document.body.append(stage);
}

afterEach(() => stage.remove());

describe('the check itself', () => {
  it.each([
    ['sticks out', '<p style="inline-size:500px">Wide</p>', 1],
    ['is cut off', '<p style="inline-size:20px;overflow:hidden;white-space:nowrap">Cut</p>', 1],
    [
      'is cut off by what is around it',
      '<div style="block-size:30px;overflow:clip"><p>Up</p><p>Down</p></div>',
      1,
    ],
    ['is scrolled', '<div style="overflow:auto"><p style="inline-size:500px">Strip</p></div>', 0],
    [
      'is folded',
      '<div style="overflow:clip"><details><summary>More</summary><p>Up</p><p>Down</p></details></div>',
      0,
    ],
    ['fits', '<p>Fits</p>', 0],
  ])('overflow: finds what %s', (_case, html, count) => {
    show(html);
    expect(findOverflow(document)).toHaveLength(count);
  });

  it.each([
    ['a word that breaks', '<p style="inline-size:4ch;overflow-wrap:anywhere">Mountains</p>', 1],
    ['words that break between each other', '<p style="inline-size:12ch">Mountains and valleys</p>', 0],
    ['a word that breaks at its hyphen', '<p style="inline-size:6ch">Al-Sham</p>', 0],
    ['a word wider than half the page', '<p style="overflow-wrap:anywhere">' + 'A'.repeat(60) + '</p>', 0],
  ])('broken words: finds %s', (_case, html, count) => {
    show(html);
    expect(findBrokenWords(document)).toHaveLength(count);
  });

  it('resizes the screen and restores it', () => {
    const own = [innerWidth, innerHeight];
    turnScreen(844, 390);
    expect([innerWidth, innerHeight]).toEqual([844, 390]);
    turnScreen();
    expect([innerWidth, innerHeight]).toEqual(own);
  });

  it.each([
    ['a small button', '<button style="inline-size:40px;block-size:48px">A</button>', 1],
    ['a button of 48 px', '<button style="inline-size:48px;block-size:48px">A</button>', 0],
    ['a link in a sentence', '<p>Read <a href="/">this</a> now</p>', 0],
    ['a small field in a large label', '<label style="display:block;block-size:48px">A <input></label>', 0],
    [
      'a small button with a large area',
      '<button style="position:relative;margin:40px;padding:0;inline-size:20px;block-size:20px"><i style="position:absolute;inset:-20px"></i></button>',
      0,
    ],
  ])('target size: %s', (_case, html, count) => {
    show(html);
    expect(findSmallTargets(document)).toHaveLength(count);
  });

  it('finds text below 16 px', () => {
    show('<p style="font-size:14px">Small</p><p>Large</p>');
    expect(findSmallText(document)).toEqual(['p. "Small"']);
  });

  it.each([
    ['a faint border', 'border:2px solid #eee', 1],
    ['a clear border', 'border:2px solid #777', 0],
    ['a clear ring', 'border:0;box-shadow:inset 0 0 0 2px rgb(90, 90, 90)', 0],
    ['a soft shadow alone', 'border:0;box-shadow:0 0 9px 2px rgb(90, 90, 90)', 1],
    ['words alone', 'border:0;background:none', 0],
  ])('edge contrast: %s', (_case, style, count) => {
    show(`<div style="background:#fff"><button style="background:#f8f8f8;${style}">A</button></div>`);
    expect(findFaintEdges(document)).toHaveLength(count);
  });

  it.each([
    ['a fill', '[aria-pressed=true] { background: green }', 1],
    ['a border', '[aria-pressed=true] { border: 4px solid green }', 0],
    ['the colour of a border', '[aria-pressed=true] { border-color: Highlight }', 1],
  ])('forced colours: a selection shown by %s', async (_case, rule, count) => {
    show(`<style>button { border: 1px solid; background: white } ${rule}</style>
      <button aria-pressed="true">A</button>`);
    await emulateMedia({ 'forced-colors': 'active' });
    expect(matchMedia('(forced-colors: active)').matches).toBe(true);
    expect(findHiddenChoices(document)).toHaveLength(count);
    await emulateMedia({});
    expect(matchMedia('(forced-colors: active)').matches).toBe(false);
  });

  it('finds motion, unless it is reduced', () => {
    show('<p style="transition:opacity 240ms">Moves</p>');
    delete document.documentElement.dataset['motion'];
    expect(findMotion(document)).toContain('p.');
    document.documentElement.dataset['motion'] = 'reduced';
    expect(findMotion(document)).toEqual([]);
    delete document.documentElement.dataset['motion'];
  });
});
