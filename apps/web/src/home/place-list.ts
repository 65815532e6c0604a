import { links } from '@sirah-trails/api-client/links';
import type { PlainKey } from '@sirah-trails/ui';
import type { en } from '../messages/en.ts';
import baseCamp from './art/places/base-camp.svg';
import infinityTrail from './art/places/infinity-trail.svg';
import theTrails from './art/places/the-trails.svg';
import topOfTheTrails from './art/places/top-of-the-trails.svg';
import trailBlazers from './art/places/trail-blazers.svg';
import treasureTrails from './art/places/treasure-trails.svg';
import wordCompass from './art/places/word-compass.svg';

type Key = PlainKey<typeof en>;

/** A place on home that is a screen of the app. */
export interface Place {
  readonly path: string;
  readonly name: Key;
  /** What to do there, in a few words. */
  readonly about: Key;
  readonly picture: string;
}

/** The places of the main menu in their order; the first is the hero. The letter tent is no screen. */
export const allPlaces: readonly Place[] = [
  { path: links.journeyStart(), name: 'web.home.trails', about: 'web.home.trails.about', picture: theTrails },
  { path: '/discovery', name: 'web.home.books', about: 'web.home.books.about', picture: baseCamp },
  {
    path: links.activities(),
    name: 'web.home.activities',
    about: 'web.home.activities.about',
    picture: treasureTrails,
  },
  { path: '/profile', name: 'web.home.people', about: 'web.home.people.about', picture: trailBlazers },
  { path: '/glossary', name: 'web.home.words', about: 'web.home.words.about', picture: wordCompass },
  {
    path: links.endlessStart(),
    name: 'web.home.endless',
    about: 'web.home.endless.about',
    picture: infinityTrail,
  },
  {
    path: links.leaderboard(),
    name: 'web.home.board',
    about: 'web.home.board.about',
    picture: topOfTheTrails,
  },
];

/** @returns the places whose screens the app has */
export function placesAmong(paths: readonly string[]): readonly Place[] {
  return allPlaces.filter(({ path }) => paths.includes(path));
}
