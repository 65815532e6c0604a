import { render, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { defineMessages } from './define-messages.ts';
import type { PlainKey, ValuesOf } from './message-arguments.ts';
import { MessagesProvider } from './messages-provider.tsx';
import { useMessages } from './use-messages.ts';

const en = defineMessages({
  'trails.title': 'The Trails',
  'trails.hello': 'Salam, {name}!',
  'trails.stars': '{count, plural, =0 {No stars yet} one {# star} other {# stars}}',
  'trails.rank': '{place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}',
  'trails.state': '{state, select, open {Open} other {Locked}}',
  'trails.nested': '{count, plural, one {One star} other {# stars of {world}}}{last}',
});

describe('messages without a provider', () => {
  const { result } = renderHook(() => useMessages(en));
  const t = result.current;

  it('reads by key', () => expect(t('trails.title')).toBe('The Trails'));
  it('inserts values', () => expect(t('trails.hello', { name: 'Amina' })).toBe('Salam, Amina!'));
  it.each([
    [0, 'No stars yet'],
    [1, '1 star'],
    [1000, '1,000 stars'],
  ])('formats the plural of %i', (count, text) => expect(t('trails.stars', { count })).toBe(text));
  it('selects', () => {
    expect(t('trails.state', { state: 'open' })).toBe('Open');
    expect(t('trails.state', { state: 'closed' })).toBe('Locked');
  });
  it('accepts only keys of the catalogue', () => {
    // @ts-expect-error a key of no message
    const unknown = () => t('trails.nowhere');
    expectTypeOf(unknown).returns.toBeString();
  });

  it('requires exactly the arguments of the text, numbers where they are counted', () => {
    const wrong = () => [
      // @ts-expect-error the name is missing
      t('trails.hello'),
      // @ts-expect-error another argument
      t('trails.hello', { title: 'Amina' }),
      // @ts-expect-error a message without arguments
      t('trails.title', { name: 'Amina' }),
      // @ts-expect-error a text cannot be counted
      t('trails.stars', { count: 'five' }),
      // @ts-expect-error an argument that stands in a choice is missing
      t('trails.nested', { count: 5 }),
    ];
    expectTypeOf(wrong).returns.toEqualTypeOf<string[]>();
    expect(t('trails.nested', { count: 5, world: 'Arabia', last: '!' })).toBe('5 stars of Arabia!');
    expectTypeOf<ValuesOf<(typeof en)['trails.nested']>>().toEqualTypeOf<{
      readonly count: number;
      readonly world: string | number;
      readonly last: string | number;
    }>();
    expectTypeOf<ValuesOf<(typeof en)['trails.state']>>().toEqualTypeOf<{
      readonly state: string | number;
    }>();
    expectTypeOf<PlainKey<typeof en>>().toEqualTypeOf<'trails.title'>();
  });
});

describe('messages with a provider', () => {
  const arabic = defineMessages({
    'trails.title': 'الدروب',
    'trails.stars': '{count, plural, zero {لا نجوم} one {نجمة} two {نجمتان} few {# نجوم} other {# نجمة}}',
  });
  const inArabic = ({ children }: { children: ReactNode }) => (
    <MessagesProvider locale="ar-EG" messages={arabic}>
      {children}
    </MessagesProvider>
  );

  it("uses the provider's language and plurals", () => {
    const { result } = renderHook(() => useMessages(en), { wrapper: inArabic });
    expect(result.current('trails.title')).toBe('الدروب');
    expect(result.current('trails.stars', { count: 2 })).toBe('نجمتان');
    expect(result.current('trails.stars', { count: 3 })).toMatch(/نجوم$/);
  });

  it('falls back to the source text and its plurals', () => {
    const { result } = renderHook(() => useMessages(en), { wrapper: inArabic });
    expect(result.current('trails.rank', { place: 2 })).toBe('2nd');
  });

  it('changes with the language', () => {
    function Title() {
      return <h1>{useMessages(en)('trails.title')}</h1>;
    }
    const stage = (locale: string) => (
      <MessagesProvider locale={locale} {...(locale === 'ar' && { messages: arabic })}>
        <Title />
      </MessagesProvider>
    );
    const { rerender, getByRole } = render(stage('en'));
    expect(getByRole('heading')).toHaveTextContent('The Trails');
    rerender(stage('ar'));
    expect(getByRole('heading')).toHaveTextContent('الدروب');
  });
});
