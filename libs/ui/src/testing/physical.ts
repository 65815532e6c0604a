const PHYSICAL = [
  // margin-left, padding-right, border-left-color, scroll-margin-left ...
  /^(?:scroll-)?(?:margin|padding|border|inset)-(?:left|right|top|bottom)\b/,
  /^(?:left|right|top|bottom)\b/,
  /^border-(?:top|bottom)-(?:left|right)-radius\b/,
  /^(?:width|height|(?:min|max)-(?:width|height))\b/,
  /^(?:text-align|float|clear|caption-side)\s*:\s*(?:left|right)\b/,
];

/** The declarations of a style sheet, or of a style attribute, that name a side of the screen instead of one of the text. */
export function physicalIn(css: string): string[] {
  return css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/@media[^{]*/g, '')
    .split(/[;{}]/)
    .map((part) => part.trim())
    .filter((declaration) => PHYSICAL.some((side) => side.test(declaration)));
}
