import type { Guides } from './guide.ts';

/** Main parts of the features. */
export const features: Guides = {
  'quiz-player': {
    use: 'One question with time, hearts and stars, and what follows an answer. Set them below the first story.',
    avoid: 'Nothing else belongs on the screen while a clock runs.',
    do: 'Keep help free: the clock waits while a hint is read.',
    dont: 'Nothing leaves by itself, and nothing shakes or flashes.',
  },
  'worlds-screen': {
    use: 'The carousel of the worlds: swipe, arrows, dots or keys.',
    avoid: 'Sub-trails and chapters stand on the map.',
    do: 'Say why a world is locked.',
    dont: 'No world that turns by itself.',
  },
  'leaderboard-screen': {
    use: 'The podium and the list of one pace, with my own place always in sight.',
    avoid: 'The next goal of a learner stands on My rank.',
    do: 'Equal stars have an equal place and an equal step.',
    dont: 'No real names and no photos.',
  },
  'next-step-card': {
    use: 'The one thing to do next, on home.',
    avoid: 'Everything else on home is a PlaceTile.',
    do: 'Lead straight to the chapter.',
    dont: 'No second button.',
  },
};
