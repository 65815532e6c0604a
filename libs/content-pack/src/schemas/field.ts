import { z } from 'zod';

/** Non-empty text. */
export const text = z.string('must be a text').trim().min(1, 'must not be empty');

/** A stable id: it never changes, even when the object moves. */
export const stableId = z
  .string('must be a text')
  .regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, 'must be small letters, digits and hyphens, like w1-s1-c1')
  // Requests in the contract do not accept longer ids.
  .max(64, 'may have 64 characters, not more');

/** Picture path inside the pack. */
export const picture = z
  .string('must be a text')
  .regex(/^art\/[a-z0-9/-]+\.svg$/, 'must be a path like art/emblems/spring.svg');

/** Recording path inside the pack. */
export const recording = z
  .string('must be a text')
  .regex(/^audio\/[a-z0-9/-]+\.(mp3|m4a)$/, 'must be a path like audio/the-land/01.mp3');

/** Pronunciation: syllables in Latin letters, the stressed syllable in capitals. */
export const pronunciation = z
  .string('must be a text')
  .regex(/^(?=.*[A-Z]{2})[A-Za-z]+(?:[ '-][A-Za-z]+)*$/, 'must be syllables like su-KHAY-la');

/** A position among siblings, from 1. */
export const position = z.int('must be a whole number').min(1, 'must be 1 or more');

/** Front matter fields and the text below. */
export type WithBody<T> = T & { readonly body: string };
