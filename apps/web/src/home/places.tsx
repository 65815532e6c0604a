import { useConfiguration } from '@sirah-trails/api-client';
import { useSession } from '@sirah-trails/api-client/session';
import { Link, PlaceTile, useMessages } from '@sirah-trails/ui';
import { useContext } from 'react';
import { SignInPromptContext } from '../sign-in-prompt/sign-in-prompt-context.ts';
import { en } from '../messages/en.ts';
import contactHq from './art/places/contact-hq.svg';
import type { Place } from './place-list.ts';
import styles from './places.module.css';

/** The places around base camp, along one path. A guest gets the sign-in prompt, at a route from the guard, at the letter tent from here. */
export function Places({ places }: { places: readonly Place[] }) {
  const t = useMessages(en);
  return (
    <nav aria-labelledby="places">
      <h2 id="places" className={styles.title}>
        {t('web.home.places')}
      </h2>
      <ul className={styles.places}>
        {places.map(({ path, name, about, picture }) => (
          <li key={path}>
            <PlaceTile as={Link} to={path} name={t(name)} about={t(about)} picture={picture} />
          </li>
        ))}
        <LetterTent />
      </ul>
    </nav>
  );
}

/** Opens the learner's mail app; a guest gets the sign-in prompt. Without a support address there is none. */
function LetterTent() {
  const t = useMessages(en);
  const { support_email } = useConfiguration();
  const guest = useSession((state) => state.guest);
  const openPrompt = useContext(SignInPromptContext);
  const tile = { name: t('web.home.contact'), about: t('web.home.contact.about'), picture: contactHq };
  if (!support_email) return null;
  return (
    <li>
      {guest ? (
        <PlaceTile as="button" {...tile} onClick={openPrompt} />
      ) : (
        <PlaceTile as="a" {...tile} href={`mailto:${support_email}`} />
      )}
    </li>
  );
}
