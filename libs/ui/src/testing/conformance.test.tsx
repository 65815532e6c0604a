import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createRef, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { cases, exportedComponents, testedComponents } from './cases.tsx';

const stage = (element: ReactNode) => render(<MemoryRouter>{element}</MemoryRouter>);

afterEach(() => document.documentElement.removeAttribute('dir'));

it('every exported component', () => {
  expect([...testedComponents].sort()).toEqual(exportedComponents().sort());
});

describe.each(cases.filter(({ opens }) => !opens))('$name', ({ render: part, refTo }) => {
  it('accepts a class and data attributes', async () => {
    const { container } = stage(part({ className: 'mine', 'data-mark': 'here' }));
    expect(container.querySelector('.mine')).not.toBeNull();
    expect(container.querySelectorAll('[data-mark="here"]')).toHaveLength(1);
    await settled();
  });

  it('forwards its ref', async () => {
    const ref = createRef<never>();
    const { container } = stage(part({ ref, 'data-mark': 'here' }));
    const own = container.querySelector('[data-mark="here"]');
    expect(ref.current).not.toBeNull();
    if (refTo) expect((ref.current as unknown as Element).matches(`[data-mark="here"] ${refTo}`)).toBe(true);
    else expect(ref.current).toBe(own);
    await settled();
  });
});

describe.each(cases.filter(({ opens }) => opens))('$name', ({ render: part, found }) => {
  it('accepts a class', async () => {
    stage(part({ className: 'mine' }));
    expect(await screen.findByRole(found?.[0] ?? 'dialog')).toHaveClass('mine');
  });
});

describe.each(cases.filter(({ found }) => found))('$name', ({ render: part, found }) => {
  it('has an accessible name', async () => {
    stage(part({}));
    const [role, name] = found ?? ['', ''];
    expect(await screen.findByRole(role, { name })).toBeInTheDocument();
  });
});

describe.each(cases.filter(({ byKeyboard }) => byKeyboard))(
  '$name',
  ({ render: part, byKeyboard, opens }) => {
    it('is operable by keyboard', async () => {
      const { hears, keys } = byKeyboard ?? { hears: '', keys: '' };
      const heard = vi.fn();
      stage(part({ [hears]: heard }));
      await settled();
      if (opens)
        await vi.waitFor(() => expect(screen.getByRole('dialog')).toContainElement(focused()), 20_000);
      else await userEvent.tab();
      await userEvent.keyboard(keys);
      expect(heard).toHaveBeenCalled();
    });
  },
);

describe.each(cases)('$name', ({ render: part }) => {
  it('uses no physical sides', async () => {
    document.documentElement.dir = 'rtl';
    const { baseElement } = stage(part({}));
    await settled();
    const styled = [...baseElement.querySelectorAll('[style]:not([data-base-ui-inert])')];
    const written = styled.map((element) => element.getAttribute('style') ?? '');
    expect(written.flatMap((style) => physicalIn(style))).toEqual([]);
  });
});

const source = join(import.meta.dirname, '..');
const styles = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.css'),
);

it.each(styles)('%s uses no physical sides', (file) => {
  expect(physicalIn(readFileSync(join(source, file), 'utf8'))).toEqual([]);
});

function focused(): HTMLElement {
  return document.activeElement as HTMLElement;
}

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
