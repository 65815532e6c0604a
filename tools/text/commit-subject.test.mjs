import { expect, it } from 'vitest';
import { isConventional } from './commit-subject.mjs';

it('accepts conventional commit subjects', () => {
  const subjects = [
    'feat(reader): add a page counter',
    'fix!: drop the old field',
    'chore(release): publish 0.2.0',
  ];
  expect(subjects.filter((subject) => !isConventional(subject))).toEqual([]);
});

it('rejects subjects without type or verb, with a full stop, and long ones', () => {
  const subjects = [
    'add a page counter',
    'feature: add a page',
    'feat: counter',
    'feat: add a page.',
    'feat: Add a page',
  ];
  subjects.push(`feat: add ${'x'.repeat(70)}`);
  expect(subjects.filter(isConventional)).toEqual([]);
});
