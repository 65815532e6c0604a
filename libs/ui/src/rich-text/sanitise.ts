import DOMPurify from 'dompurify';

/** Turns HTML from outside into nodes that can do no harm. */
export type Sanitise = (html: string) => DocumentFragment;

// One instance of our own: its hooks touch nobody else's.
const purifier = DOMPurify(window);

purifier.addHook('uponSanitizeAttribute', (_node, attribute) => {
  if (attribute.attrName === 'class' && attribute.attrValue !== 'honorific') attribute.keepAttr = false;
});

/**
 * The allow-list of the content pack: text, lists, quotes, marked people and terms, and honorifics. No links, no
 * pictures, no styles, no ids: what a page may show besides text, the app shows itself.
 */
export const sanitise: Sanitise = (html) =>
  purifier.sanitize(html, {
    ALLOWED_TAGS: ['p', 'h2', 'h3', 'em', 'strong', 'ul', 'ol', 'li', 'blockquote', 'br', 'span', 'abbr'],
    ALLOWED_ATTR: ['class', 'title', 'dir', 'lang', 'data-people-id', 'data-glossary-id'],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
