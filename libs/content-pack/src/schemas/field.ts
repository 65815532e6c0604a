import { z } from 'zod';

/** Text that says something. */
export const text = z.string('must be a text').trim().min(1, 'must not be empty');

/** A stable id: it never changes, even when the thing moves to another place. */
export const stableId = z
  .string('must be a text')
  .regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, 'must be small letters, digits and hyphens, like w1-s1-c1')
  // No request of the contract takes a longer one.
  .max(64, 'may have 64 characters, not more');

/** A path to a picture inside the pack. */
export const picture = z
  .string('must be a text')
  .regex(/^art\/[a-z0-9/-]+\.svg$/, 'must be a path like art/emblems/spring.svg');

/** A path to a recording inside the pack. */
export const recording = z
  .string('must be a text')
  .regex(/^audio\/[a-z0-9/-]+\.(mp3|m4a)$/, 'must be a path like audio/the-land/01.mp3');

/** A position among siblings, from 1. */
export const position = z.int('must be a whole number').min(1, 'must be 1 or more');

/** The fields of the front matter and the text below it. */
export type WithBody<T> = T & { readonly body: string };
