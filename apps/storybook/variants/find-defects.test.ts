import '@sirah-trails/ui/tokens.css';
import '@sirah-trails/ui/fonts.css';
import { describe, expect, it } from 'vitest';
import { findMotion } from './find-motion.ts';
import { findOverflow } from './find-overflow.ts';

describe('the check itself', () => {
  it.each([
    ['sticks out', '<p style="inline-size:500px">Wide</p>', 1],
    ['is cut off', '<p style="inline-size:20px;overflow:hidden;white-space:nowrap">Cut</p>', 1],
    ['is scrolled', '<div style="overflow:auto"><p style="inline-size:500px">Strip</p></div>', 0],
    ['fits', '<p>Fits</p>', 0],
  ])('finds what %s', (_case, html, count) => {
    const stage = document.createElement('div');
    stage.innerHTML = html;
    document.body.append(stage);
    expect(findOverflow(document)).toHaveLength(count);
    stage.remove();
  });

  it('finds what moves, unless motion is reduced', () => {
    const stage = document.createElement('p');
    stage.style.transition = 'opacity 240ms';
    stage.textContent = 'Moves';
    delete document.documentElement.dataset['motion'];
    document.body.append(stage);
    expect(findMotion(document)).toContain('p.');
    document.documentElement.dataset['motion'] = 'reduced';
    expect(findMotion(document)).toEqual([]);
    delete document.documentElement.dataset['motion'];
    stage.remove();
  });
});
