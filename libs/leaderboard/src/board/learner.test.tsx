import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LearnerName } from './learner.tsx';

it.each([
  ['BraveFalcon', 1],
  ['WandererOfTheGoldenDunes', 4],
  ['Layla', 0],
  ['ABC', 0],
  ['سَلمى', 0],
])('%s may break in %i places, and stays one name', (name, places) => {
  render(<LearnerName name={name} isMe={false} />);
  expect(screen.getByText(name).querySelectorAll('wbr')).toHaveLength(places);
});
