const element = /<(\/?)([a-zA-Z]+)((?: [\w:-]+="[^"<&]*")*)(\/?)>/g;

/**
 * Whether the markup contains only elements, properly nested, with unique attributes per element and unique ids.
 * @param {string} markup
 */
export function isWellFormed(markup) {
  const open = /** @type {(string | undefined)[]} */ ([]);
  let straight = true;
  const rest = markup.replaceAll(element, (_, close, name, attributes, single) => {
    if (close) straight &&= open.pop() === name;
    else if (!single) open.push(name);
    straight &&= areDistinct([...attributes.matchAll(/ ([\w:-]+)=/g)].map(([, key]) => key));
    return '';
  });
  const ids = [...markup.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  return straight && rest.trim() === '' && open.length === 0 && areDistinct(ids);
}

/** @param {readonly unknown[]} values */
function areDistinct(values) {
  return new Set(values).size === values.length;
}
