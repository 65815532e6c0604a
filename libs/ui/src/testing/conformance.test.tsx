import { render, screen } from '@testing-library/react';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createRef, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { cases, exportedComponents, testedComponents } from './cases.tsx';

const stage = (element: ReactNode) => render(<MemoryRouter>{element}</MemoryRouter>);

afterEach(() => document.documentElement.removeAttribute('dir'));

it('every exported component has a case', () => {
  expect([...testedComponents].sort()).toEqual(exportedComponents().sort());
});

it.each(cases)(
  '$name accepts a class, data attributes and a ref, has an accessible name and no physical sides',
  async ({ render: part, refTo, found, opens }) => {
    document.documentElement.dir = 'rtl';
    const ref = createRef<Element>();
    const { baseElement } = stage(part({ className: 'mine', ...(!opens && { ref, 'data-mark': 'here' }) }));
    await settled();
    if (found) expect(await screen.findByRole(found[0], { name: found[1] })).toBeInTheDocument();
    if (opens) expect(await screen.findByRole(found?.[0] ?? 'dialog')).toHaveClass('mine');
    else {
      expect(baseElement.querySelector('.mine')).not.toBeNull();
      const marked = [...baseElement.querySelectorAll('[data-mark="here"]')];
      expect(marked).toHaveLength(1);
      if (refTo) expect(ref.current?.matches(`[data-mark="here"] ${refTo}`)).toBe(true);
      else expect(ref.current).toBe(marked[0]);
    }
    const styled = [...baseElement.querySelectorAll('[style]:not([data-base-ui-inert])')];
    const written = styled.map((element) => element.getAttribute('style') ?? '');
    expect(written.flatMap((style) => physicalIn(style))).toEqual([]);
  },
);

const source = join(import.meta.dirname, '..');
const styles = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.css'),
);

it('style sheets use no physical sides', () => {
  const found = styles.flatMap((file) =>
    physicalIn(readFileSync(join(source, file), 'utf8')).map((declaration) => `${file}: ${declaration}`),
  );
  expect(found).toEqual([]);
});

/** Waits for lazy code. */
async function settled() {
  await vi.waitFor(() => expect(document.querySelector('[aria-busy]')).toBeNull(), 20_000);
}

const PHYSICAL = [
  // margin-left, padding-right, border-left-color, scroll-margin-left ...
  /^(?:scroll-)?(?:margin|padding|border|inset)-(?:left|right|top|bottom)\b/,
  /^(?:left|right|top|bottom)\b/,
  /^border-(?:top|bottom)-(?:left|right)-radius\b/,
  /^(?:width|height|(?:min|max)-(?:width|height))\b/,
  /^(?:text-align|float|clear|caption-side)\s*:\s*(?:left|right)\b/,
];

/** Declarations in a style sheet or style attribute with a physical instead of a logical side. */
function physicalIn(css: string): string[] {
  return css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/@media[^{]*/g, '')
    .split(/[;{}]/)
    .map((part) => part.trim())
    .filter((declaration) => PHYSICAL.some((side) => side.test(declaration)));
}
