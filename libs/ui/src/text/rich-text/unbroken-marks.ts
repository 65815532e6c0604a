/**
 * Keeps what belongs to a button on its line: the punctuation or the `s` behind it, and the sign of an honorific. A browser may break
 * the line behind a button, even before a comma or a space that never breaks.
 */
export function keepMarksUnbroken(text: DocumentFragment): void {
  for (const button of text.querySelectorAll('button')) {
    const parts: ChildNode[] = [button];
    let next = button.nextSibling;
    // `nameHonorifics` has written this space before a sign.
    if (next?.textContent === '\u00A0' && next.nextSibling) {
      parts.push(next, next.nextSibling);
      next = next.nextSibling.nextSibling;
    }
    const own = /^(?:\p{P}|s\b)+/u.exec(next?.textContent ?? '');
    if (own && next instanceof Text) {
      next.splitText(own[0].length);
      parts.push(next);
    }
    if (parts.length === 1) continue;
    const line = document.createElement('span');
    line.dataset['unbroken'] = '';
    button.before(line);
    line.append(...parts);
  }
}
