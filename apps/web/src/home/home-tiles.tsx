import { useConfiguration } from '@sirah-trails/api-client';
import { links } from '@sirah-trails/api-client/links';
import { useSession } from '@sirah-trails/api-client/session';
import { Link, PictureTile, type PlainKey, useMessages } from '@sirah-trails/ui';
import { useContext } from 'react';
import { en } from '../messages/en.ts';
import { SignInPromptContext } from '../sign-in-prompt/sign-in-prompt.tsx';
import baseCamp from './art/places/base-camp.svg';
import contactHq from './art/places/contact-hq.svg';
import infinityTrail from './art/places/infinity-trail.svg';
import theTrails from './art/places/the-trails.svg';
import topOfTheTrails from './art/places/top-of-the-trails.svg';
import trailBlazers from './art/places/trail-blazers.svg';
import treasureTrails from './art/places/treasure-trails.svg';
import wordCompass from './art/places/word-compass.svg';
import styles from './home-tiles.module.css';

/** The main menu. A guest gets the sign-in prompt: for screens from the route guard, for the contact tile from here. */
export function HomeTiles() {
  const t = useMessages(en);
  return (
    <nav aria-labelledby="places">
      <h2 id="places" className={styles.title}>
        {t('web.home.places')}
      </h2>
      <ul className={styles.tiles}>
        {homeTiles.map(({ path, name, about, picture }) => (
          <li key={path}>
            <PictureTile as={Link} to={path} name={t(name)} about={t(about)} picture={picture} />
          </li>
        ))}
        <ContactTile />
      </ul>
    </nav>
  );
}

/** Opens the learner's mail app, or without a support email the contact screen; a guest gets the sign-in prompt. */
function ContactTile() {
  const t = useMessages(en);
  const { support_email } = useConfiguration();
  const guest = useSession((state) => state.guest);
  const openPrompt = useContext(SignInPromptContext);
  const tile = { name: t('web.home.contact'), about: t('web.home.contact.about'), picture: contactHq };
  if (guest)
    return (
      <li>
        <PictureTile as="button" {...tile} onClick={openPrompt} />
      </li>
    );
  return (
    <li>
      {support_email ? (
        <PictureTile as="a" {...tile} href={`mailto:${support_email}`} />
      ) : (
        <PictureTile as={Link} {...tile} to={links.contact()} />
      )}
    </li>
  );
}

type Key = PlainKey<typeof en>;

/** A tile that links to a screen. */
interface HomeTile {
  readonly path: string;
  readonly name: Key;
  /** Short description. */
  readonly about: Key;
  readonly picture: string;
}

/** The tiles of the main menu in their order; the first is the hero. */
export const homeTiles: readonly HomeTile[] = [
  { path: links.journeyStart(), name: 'web.home.trails', about: 'web.home.trails.about', picture: theTrails },
  { path: links.books(), name: 'web.home.books', about: 'web.home.books.about', picture: baseCamp },
  {
    path: links.activities(),
    name: 'web.home.activities',
    about: 'web.home.activities.about',
    picture: treasureTrails,
  },
  { path: links.people(), name: 'web.home.people', about: 'web.home.people.about', picture: trailBlazers },
  { path: links.glossary(), name: 'web.home.words', about: 'web.home.words.about', picture: wordCompass },
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
