import type { Page, PageScreenshotOptions } from '@playwright/test';

type Media = NonNullable<Parameters<Page['emulateMedia']>[0]>;

/** What a learner, a device or a family has set. */
export interface Setting {
  readonly name: string;
  readonly size?: { readonly width: number; readonly height: number };
  readonly media?: Media;
  readonly largeText?: boolean;
  readonly rightToLeft?: boolean;
  readonly keyboard?: boolean;
}

export const settings: readonly Setting[] = [
  { name: '390x844', size: { width: 390, height: 844 } },
  { name: '320x640', size: { width: 320, height: 640 } },
  { name: '844x390', size: { width: 844, height: 390 } },
  { name: 'text of 200 %', largeText: true },
  { name: 'forced colours', media: { forcedColors: 'active' } },
  { name: 'more contrast', media: { contrast: 'more' } },
  { name: 'reduced motion', media: { reducedMotion: 'reduce' } },
  { name: 'right to left', rightToLeft: true },
  { name: 'keyboard only', keyboard: true },
];

/** Sets all of it before the first page is opened. Motion stays as it is by default. */
export async function applySetting(page: Page, { size, media, largeText, rightToLeft }: Setting) {
  if (size) await page.setViewportSize(size);
  await page.emulateMedia({ reducedMotion: 'no-preference', ...media });
  if (largeText) await page.addInitScript(enlargeText);
  if (rightToLeft) await page.addInitScript(mirrorPage);
}

/** As it is drawn now, while things move, too. */
export const asItIs: PageScreenshotOptions = { animations: 'allow', caret: 'initial' };

function enlargeText() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(':root { font-size: 200% }');
  document.adoptedStyleSheets.push(sheet);
}

/** As the app sets it for Arabic, for which there are no words yet. */
function mirrorPage() {
  document.addEventListener('DOMContentLoaded', () => {
    const root = document.documentElement;
    const mirror = () => {
      if (root.dir !== 'rtl') Object.assign(root, { dir: 'rtl', lang: 'ar' });
    };
    new MutationObserver(mirror).observe(root, { attributeFilter: ['dir'] });
    mirror();
  });
}
