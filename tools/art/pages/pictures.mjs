import { aNewWayOfLife } from './books/a-new-way-of-life.mjs';
import { aNobleFamily } from './books/a-noble-family.mjs';
import { aYoungManOfMakkah } from './books/a-young-man-of-makkah.mjs';
import { abyssiniaAcrossTheSea } from './books/abyssinia-across-the-sea.mjs';
import { anOrphanCaredFor } from './books/an-orphan-cared-for.mjs';
import { arabiaListens } from './books/arabia-listens.mjs';
import { arrival } from './books/arrival.mjs';
import { badr } from './books/badr.mjs';
import { buildingTogether } from './books/building-together.mjs';
import { courageAndBoycott } from './books/courage-and-boycott.mjs';
import { farewell } from './books/farewell.mjs';
import { hardship } from './books/hardship.mjs';
import { hisCharacter } from './books/his-character.mjs';
import { homeAndHeart } from './books/home-and-heart.mjs';
import { household } from './books/household.mjs';
import { hudaybiyyah } from './books/hudaybiyyah.mjs';
import { inAbuTalibsHome } from './books/in-abu-talibs-home.mjs';
import { khadijah } from './books/khadijah.mjs';
import { lifeAndBeliefs } from './books/life-and-beliefs.mjs';
import { makkahAndTheKabah } from './books/makkah-and-the-kabah.mjs';
import { quraysh } from './books/quraysh.mjs';
import { qurayshObject } from './books/quraysh-object.mjs';
import { seekingQuiet } from './books/seeking-quiet.mjs';
import { rebuildingTheKabah } from './books/rebuilding-the-kabah.mjs';
import { sorrowAndTheNightJourney } from './books/sorrow-and-the-night-journey.mjs';
import { theBirth } from './books/the-birth.mjs';
import { theCaveOfHira } from './books/the-cave-of-hira.mjs';
import { theFirstBelievers } from './books/the-first-believers.mjs';
import { theHijra } from './books/the-hijra.mjs';
import { theLand } from './books/the-land.mjs';
import { theMessageTravels } from './books/the-message-travels.mjs';
import { theOpenCall } from './books/the-open-call.mjs';
import { theQuietCall } from './books/the-quiet-call.mjs';
import { theReturnToMakkah } from './books/the-return-to-makkah.mjs';
import { theTrench } from './books/the-trench.mjs';
import { theYearOfTheElephant } from './books/the-year-of-the-elephant.mjs';
import { uhud } from './books/uhud.mjs';
import { whatTheMessageTaught } from './books/what-the-message-taught.mjs';
import { withHalimah } from './books/with-halimah.mjs';
import { yathribListens } from './books/yathrib-listens.mjs';
import { pageScene } from './scene.mjs';

/** By the name of the book's folder. @type {Readonly<Record<string, import('./scene.mjs').BookScenes>>} */
const books = {
  'the-land': theLand,
  'makkah-and-the-kabah': makkahAndTheKabah,
  quraysh,
  'life-and-beliefs': lifeAndBeliefs,
  'the-year-of-the-elephant': theYearOfTheElephant,
  'a-noble-family': aNobleFamily,
  'the-birth': theBirth,
  'with-halimah': withHalimah,
  'an-orphan-cared-for': anOrphanCaredFor,
  'in-abu-talibs-home': inAbuTalibsHome,
  'seeking-quiet': seekingQuiet,
  khadijah,
  'a-young-man-of-makkah': aYoungManOfMakkah,
  'rebuilding-the-kabah': rebuildingTheKabah,
  household,
  'the-quiet-call': theQuietCall,
  'the-open-call': theOpenCall,
  'the-cave-of-hira': theCaveOfHira,
  'the-first-believers': theFirstBelievers,
  'what-the-message-taught': whatTheMessageTaught,
  'quraysh-object': qurayshObject,
  hardship,
  'abyssinia-across-the-sea': abyssiniaAcrossTheSea,
  'sorrow-and-the-night-journey': sorrowAndTheNightJourney,
  'courage-and-boycott': courageAndBoycott,
  'yathrib-listens': yathribListens,
  'the-hijra': theHijra,
  arrival,
  'building-together': buildingTogether,
  'a-new-way-of-life': aNewWayOfLife,
  badr,
  uhud,
  'home-and-heart': homeAndHeart,
  'the-trench': theTrench,
  hudaybiyyah,
  'the-message-travels': theMessageTravels,
  'the-return-to-makkah': theReturnToMakkah,
  farewell,
  'arabia-listens': arabiaListens,
  'his-character': hisCharacter,
};

/** The pictures of the pages, by the names of their files. @returns {Record<string, () => string>} */
export function pagePictures() {
  return Object.fromEntries(
    Object.entries(books).flatMap(([book, scenes]) =>
      Object.entries(scenes).map(([page, scene]) => {
        const name = `${book}-${page.padStart(2, '0')}`;
        return [name, () => pageScene(scene, name)];
      }),
    ),
  );
}
