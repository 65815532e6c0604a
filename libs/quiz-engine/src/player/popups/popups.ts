import { EmptySlotsPopup, PractisedPopup, TimeUpPopup, WrongPopup } from './round-popups.tsx';
import { EndingPopup, GameOverPopup, ProgressPopup } from './run-popups.tsx';

/** The popups of play, in one file: no first question waits for them. */
export const popups = {
  EmptySlotsPopup,
  EndingPopup,
  GameOverPopup,
  PractisedPopup,
  ProgressPopup,
  TimeUpPopup,
  WrongPopup,
};
