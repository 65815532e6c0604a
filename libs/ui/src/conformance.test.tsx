import { render, screen } from '@testing-library/react';
import { createRef, type ComponentType, type ReactNode, type Ref } from 'react';
import { MemoryRouter } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import {
  Button,
  ButtonLink,
  Card,
  EmptyPanel,
  ErrorPanel,
  Khatam,
  Lives,
  LoadingScreen,
  PasswordField,
  Picture,
  ProgressBar,
  ProgressRing,
  RichText,
  Screen,
  Skeleton,
  Stars,
  TextField,
  TextLink,
} from './index.ts';

interface Shared {
  ref?: Ref<never>;
  className?: string;
  'data-mark'?: string;
}

interface Case {
  name: string;
  /** Renders the component with the shared properties added. */
  element: (shared: Shared) => ReactNode;
  /** Role and name that a screen reader finds; absent for what only decorates or holds others. */
  found?: [role: string, name: string];
}

/** Adds the shared properties to a component that has its own. */
function of<Props extends object>(
  name: string,
  Component: ComponentType<Props & Shared>,
  props: Props,
  found?: Case['found'],
): Case {
  return { name, element: (shared) => <Component {...props} {...shared} />, ...(found && { found }) };
}

const cases: Case[] = [
  of('Button', Button, { children: 'Save' }, ['button', 'Save']),
  of('ButtonLink', ButtonLink, { to: '/x', children: 'Go' }, ['link', 'Go']),
  of('Card', Card, { children: 'A card' }),
  of('EmptyPanel', EmptyPanel, { title: 'No stars yet' }, ['heading', 'No stars yet']),
  of('ErrorPanel', ErrorPanel, { onRetry: vi.fn() }, ['heading', 'Something went wrong']),
  of('Khatam', Khatam, {}),
  of('Lives', Lives, { value: 2, max: 3, label: '2 of 3 lives' }, ['img', '2 of 3 lives']),
  of('LoadingScreen', LoadingScreen, {}, ['status', 'Loading']),
  of('Picture', Picture, { src: '/a.svg', alt: 'A well' }, ['img', 'A well']),
  of('Picture without source', Picture, { src: null, alt: 'A well' }, ['img', 'A well']),
  of('ProgressBar', ProgressBar, { label: 'Pages', value: 1, max: 2 }, ['progressbar', 'Pages']),
  of('ProgressRing', ProgressRing, { label: 'Chapters', value: 1, max: 2 }, ['progressbar', 'Chapters']),
  of('RichText', RichText, { html: '<p>Text</p>' }),
  of('Screen', Screen, { title: 'The Trails' }, ['heading', 'The Trails']),
  of('Skeleton', Skeleton, { shape: 'text' as const }),
  of('Stars', Stars, { value: 3, max: 5, label: '3 of 5 stars' }, ['img', '3 of 5 stars']),
  of('TextLink', TextLink, { to: '/x', children: 'More' }, ['link', 'More']),
];

const fields: Case[] = [
  of('TextField', TextField, { label: 'Email' }),
  of('PasswordField', PasswordField, { label: 'Password' }),
];

const stage = (element: ReactNode) => render(<MemoryRouter>{element}</MemoryRouter>);

describe.each([...cases, ...fields])('$name', ({ element }) => {
  it('takes a class and data attributes', async () => {
    const { container } = stage(element({ className: 'mine', 'data-mark': 'here' }));
    expect(container.querySelector('.mine')).not.toBeNull();
    expect(container.querySelector('[data-mark="here"]')).not.toBeNull();
    await settled(container);
  });

  it('hands its element to a ref', async () => {
    const ref = createRef<never>();
    const { container } = stage(element({ ref, 'data-mark': 'here' }));
    expect(ref.current).not.toBeNull();
    expect(ref.current).toBe(container.querySelector('[data-mark="here"]'));
    await settled(container);
  });
});

describe.each(cases.filter(({ found }) => found))('$name', ({ element, found }) => {
  it('has an accessible name', () => {
    stage(element({}));
    const [role, name] = found ?? ['', ''];
    expect(screen.getByRole(role, { name })).toBeInTheDocument();
  });
});

it.each(fields)('$name is labelled', ({ element }) => {
  stage(element({ 'data-mark': 'here' }));
  expect(screen.getByLabelText(/Email|^Password$/)).toHaveAttribute('data-mark', 'here');
});

/** Waits for code that a component fetches. */
async function settled(container: HTMLElement) {
  await vi.waitFor(() => expect(container.querySelector('[aria-busy]')).toBeNull());
}
