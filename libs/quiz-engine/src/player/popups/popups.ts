import { EndingPopup, ProgressPopup } from './chapter-popups.tsx';
import { EmptyPlacesPopup } from './empty-places-popup.tsx';
import { GameOverPopup } from './game-over-popup.tsx';
import { PractisedPopup } from './practised-popup.tsx';
import { TimeUpPopup, WrongPopup } from './round-popups.tsx';

/** The popups of play, in one file: no first question waits for them. */
export const popups = {
  EmptyPlacesPopup,
  EndingPopup,
  GameOverPopup,
  PractisedPopup,
  ProgressPopup,
  TimeUpPopup,
  WrongPopup,
};
