import DOMPurify from 'dompurify';
import { moveMarkOffLink, readMark } from './marks.ts';

/** Turns untrusted HTML into safe nodes. */
export type Sanitise = (html: string) => DocumentFragment;

// A separate instance: its hooks affect no other code.
const purifier = DOMPurify(window);

// Runs before the tag is checked, because links are not allowed.
purifier.addHook('uponSanitizeElement', (node) => moveMarkOffLink(node));

purifier.addHook('beforeSanitizeAttributes', (node) => readMark(node));

purifier.addHook('uponSanitizeAttribute', (_element, attribute) => {
  if (attribute.attrName === 'class' && attribute.attrValue !== 'honorific') attribute.keepAttr = false;
});

/**
 * Allow-list of the content pack: text, lists, quotes, marked people and terms, and honorifics. No links, pictures or
 * styles. Ids get a prefix, so that they cannot collide with ids of the app.
 */
export const sanitise: Sanitise = (html) =>
  purifier.sanitize(html, {
    ALLOWED_TAGS: ['p', 'h2', 'h3', 'em', 'strong', 'ul', 'ol', 'li', 'blockquote', 'br', 'span', 'abbr'],
    ALLOWED_ATTR: ['class', 'title', 'dir', 'lang', 'id', 'data-people-id', 'data-glossary-id', 'data-say'],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    SANITIZE_NAMED_PROPS: true,
    RETURN_DOM_FRAGMENT: true,
  });
