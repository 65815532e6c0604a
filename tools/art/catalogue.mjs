import { avatarPictures } from './avatar/pictures.mjs';
import { neutralPortrait } from './avatar/portrait.mjs';
import { badge } from './badges/badge.mjs';
import { bookBadges, dayBadges } from './badges/count-badges.mjs';
import { avatarBackground, favicon, logo } from './brand/brand.mjs';
import { sharePicture } from './brand/share-picture.mjs';
import { activityCovers, bookCovers } from './covers/books.mjs';
import { emblems } from './emblems/emblems.mjs';
import { emblem } from './emblems/frame.mjs';
import { baseCamp } from './home/base-camp.mjs';
import { homePortrait } from './home/home-portrait.mjs';
import { homeWide } from './home/home-wide.mjs';
import { kabahMaps } from './maps/kabah.mjs';
import { delegationMaps } from './maps/delegations.mjs';
import { hudaybiyyahMaps } from './maps/hudaybiyyah.mjs';
import { landMaps } from './maps/lands.mjs';
import { townMaps } from './maps/makkah-town.mjs';
import { returnMaps } from './maps/makkah-return.mjs';
import { trenchMaps } from './maps/madinah-trench.mjs';
import { messageTravelsMaps } from './maps/message-travels.mjs';
import { questionMaps } from './maps/question-maps.mjs';
import { twoWatersMaps } from './maps/two-waters.mjs';
import { uhudMaps } from './maps/uhud.mjs';
import { valleyMaps } from './maps/valleys.mjs';
import { medals } from './medals/medal.mjs';
import { oliveWreath } from './medals/wreath.mjs';
import {
  companionAtRest,
  companionBody,
  companionHead,
  companionHourglass,
  companionWithLanterns,
} from './companion/companion.mjs';
import { campfire, compass, sandglass, welcome } from './moments/moments.mjs';
import { summit } from './moments/summit.mjs';
import { pagePictures } from './pages/pictures.mjs';
import { places } from './places/places.mjs';
import { dawnRoad, desertView, oasisEvening, starlitCamp } from './scenes/desert.mjs';
import { endOfPath, trailGate } from './scenes/gate.mjs';
import { journeyScenes } from './scenes/journey.mjs';
import { campForAllHours, skies, sunAlone } from './scenes/camp.mjs';
import {
  onboardingBook,
  onboardingMap,
  onboardingQuestion,
  onboardingTraveller,
} from './scenes/onboarding.mjs';
import { emptyScene, errorScene, offlineScene } from './scenes/plain.mjs';
import { worldIsland } from './worlds/compose/island.mjs';
import { worldPictures, worlds } from './worlds/pictures.mjs';

/** @type {(folder: string, drawings: Readonly<Record<string, () => string>>) => Record<string, () => string>} */
const inFolder = (folder, drawings) =>
  Object.fromEntries(Object.entries(drawings).map(([name, draw]) => [`${folder}/${name}.svg`, draw]));

/** A badge for each world of the journey, and one for each of its five sub-trails. */
const badges = Object.fromEntries(
  Object.entries(worlds)
    .filter(([id]) => id.startsWith('w'))
    .flatMap(([id, world]) =>
      [0, 1, 2, 3, 4, 5].map((number) => [
        number === 0 ? id : `${id}-s${number}`,
        () => badge(world, number),
      ]),
    ),
);

/** The encouragements of the worlds after the desert, whose own are drawn by hand. */
const encouragements = Object.fromEntries(
  Object.entries(worlds)
    .filter(([id]) => id !== 'w1')
    .flatMap(([id, world]) =>
      Object.entries(journeyScenes(world)).map(([moment, draw]) => [`${id}-${moment}`, draw]),
    ),
);

const emblemPictures = Object.fromEntries(
  Object.entries(emblems).map(([name, { look, view }]) => [name, () => emblem(look, view)]),
);

/**
 * Every picture that is drawn here, by the file it goes to, from the root of the repository.
 * @type {Readonly<Record<string, () => string>>}
 */
export const catalogue = {
  ...avatarPictures(),
  ...worldPictures(),
  ...inFolder('content/art/badges', badges),
  ...inFolder('content/art/emblems', emblemPictures),
  ...inFolder('libs/ui/src/media/medals', medals()),
  ...inFolder('content/art/covers', {
    'the-land': bookCovers()['w1-s1'] ?? (() => ''),
    ...bookCovers(),
    ...activityCovers(),
  }),
  ...inFolder('content/art/scenes', {
    'dawn-road': dawnRoad,
    'oasis-evening': oasisEvening,
    'starlit-camp': starlitCamp,
    'desert-view': desertView,
    ...encouragements,
    error: errorScene,
  }),
  ...inFolder('content/art/maps', {
    ...delegationMaps,
    ...hudaybiyyahMaps,
    ...messageTravelsMaps,
    ...landMaps,
    ...kabahMaps,
    ...questionMaps,
    ...townMaps,
    ...returnMaps,
    ...twoWatersMaps,
    ...uhudMaps,
    ...trenchMaps,
    ...valleyMaps,
  }),
  ...inFolder('content/art/pages', pagePictures()),
  ...inFolder('libs/ui/src/feedback/art', { empty: emptyScene, offline: offlineScene }),
  ...inFolder('apps/web/src/home/art/places', places),
  'content/art/theme/logo.svg': logo,
  'content/art/theme/avatar-background.svg': avatarBackground,
  'content/art/theme/home-screen-background.svg': homePortrait,
  'apps/web/src/home/art/base-camp.svg': baseCamp,
  'apps/web/src/not-found/art/end-of-path.svg': endOfPath,
  'apps/web/src/sign-in-prompt/art/welcome.svg': welcome,
  ...inFolder('libs/quiz-engine/src/player/popups/art', { campfire, compass, sandglass }),
  ...inFolder('libs/quiz-engine/src/player/joy/art', {
    body: companionBody,
    head: companionHead,
    hourglass: companionHourglass,
  }),
  ...inFolder('libs/journey/src/finish/art', {
    'companion-at-rest': companionAtRest,
    'companion-with-lanterns': companionWithLanterns,
    'olive-wreath': oliveWreath,
  }),
  ...inFolder('libs/journey/src/days/art', dayBadges),
  ...inFolder('libs/reader/src/catalogue/art', bookBadges),
  'libs/journey/src/home-cards/art/summit.svg': summit,
  'libs/journey/src/home-cards/art/first-island.svg': () => worldIsland(worlds.w1),
  'libs/journey/src/endless/art/endless-island.svg': () => worldIsland(worlds.endless),
  'libs/leaderboard/src/share/card/art/morning.svg': sharePicture,
  'libs/auth/src/frame/art/trail-gate.svg': trailGate,
  ...inFolder('libs/auth/src/onboarding/art', {
    map: onboardingMap,
    question: onboardingQuestion,
    book: onboardingBook,
    traveller: onboardingTraveller,
  }),
  ...inFolder('libs/auth/src/onboarding/art', {
    ...skies,
    sun: sunAlone,
    camp: campForAllHours,
    mark: favicon,
  }),
  'libs/avatar/src/own-head/art/neutral.svg': neutralPortrait,
  'libs/avatar/src/figure/art/oasis.svg': avatarBackground,
  'apps/web/src/app/art/logo.svg': logo,
  'content/art/scenes/home-portrait.svg': homePortrait,
  'content/art/scenes/home-wide.svg': homeWide,
};
