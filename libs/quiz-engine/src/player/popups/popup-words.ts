import { en } from '../../messages/en.ts';
import { popupsEn } from '../../messages/popups-en.ts';

/** The words of play, with those of its popups. */
export const popupWords = { ...en, ...popupsEn };
