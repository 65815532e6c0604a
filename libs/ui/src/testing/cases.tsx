import { createElement, type ElementType, type ReactNode } from 'react';
import * as ui from '../index.ts';

export interface Case {
  readonly name: string;
  readonly render: (properties: object) => ReactNode;
  /** Accessible role and name; absent for decoration and containers. */
  readonly found?: readonly [role: string, name: string];
  /** Selector of the element in `ref`, if it differs from the element with the data attributes. */
  readonly refTo?: string;
  /** Opens above the page, without an element of its own in place. */
  readonly opens?: true;
}

const picture = '/a.svg';
const options = [
  { value: 'a', label: 'First', text: 'First', panel: 'One' },
  { value: 'b', label: 'Second', text: 'Second', panel: 'Two' },
];
const tabs = [{ key: 'a', to: '/a', text: 'The Trails', current: true }];

function of(
  part: ElementType,
  properties: object,
  rest: Omit<Case, 'name' | 'render'> = {},
): Omit<Case, 'name'> {
  return { render: (shared) => createElement(part, { ...properties, ...shared }), ...rest };
}

/** Every exported component. A missing component fails the suite. */
const byName: Record<string, Omit<Case, 'name'>> = {
  AlertDialog: of(
    ui.AlertDialog,
    { open: true, title: 'Time is Up', actions: <ui.Button>Continue</ui.Button> },
    { found: ['alertdialog', 'Time is Up'], opens: true },
  ),
  AvatarHead: of(
    ui.AvatarHead,
    { head: { id: 'cap', name: 'Trail cap', image: picture }, label: 'Your avatar' },
    { found: ['img', 'Your avatar'] },
  ),
  BackBar: of(ui.BackBar, { back: { to: '/', label: 'Home' } }, { found: ['link', 'Back to Home'] }),
  BadgeList: of(
    ui.BadgeList,
    { label: 'Badges', badges: [{ key: 'a', name: 'The Land', image: picture, earned: true }] },
    { found: ['list', 'Badges'] },
  ),
  Button: of(ui.Button, { children: 'Save' }, { found: ['button', 'Save'] }),
  ButtonLink: of(ui.ButtonLink, { to: '/x', children: 'Go' }, { found: ['link', 'Go'] }),
  Callout: of(ui.Callout, { label: 'A hint', tone: 'wrong', children: 'A colour' }),
  Card: of(ui.Card, { as: 'button', children: 'Chapter 1' }, { found: ['button', 'Chapter 1'] }),
  Carousel: of(
    ui.Carousel,
    {
      label: 'Competitions',
      slides: [
        { id: 'a', image: picture, title: 'First', to: '/a' },
        { id: 'b', image: null, title: 'Second' },
      ],
    },
    { found: ['region', 'Competitions'] },
  ),
  Checkbox: of(ui.Checkbox, { label: 'Sounds' }, { found: ['checkbox', 'Sounds'] }),
  Chip: of(ui.Chip, { pressed: false, children: 'Unread' }, { found: ['button', 'Unread'] }),
  ChipStrip: of(ui.ChipStrip, { label: 'Category', options, value: 'a' }, { found: ['group', 'Category'] }),
  ClockIcon: of(ui.ClockIcon, {}),
  CrossIcon: of(ui.CrossIcon, {}),
  ContinueButton: of(ui.ContinueButton, { children: 'Continue' }, { found: ['button', 'Continue'] }),
  Dialog: of(
    ui.Dialog,
    { open: true, title: 'Sign in To Access' },
    {
      found: ['dialog', 'Sign in To Access'],
      opens: true,
    },
  ),
  Dock: of(ui.Dock, { children: <ui.Button>Submit</ui.Button> }),
  Dots: of(
    ui.Dots,
    { dots: [{ key: 'a', label: 'Go to Desert' }], current: 0 },
    { found: ['button', 'Go to Desert'] },
  ),
  EmptyPanel: of(ui.EmptyPanel, { title: 'No stars yet' }, { found: ['heading', 'No stars yet'] }),
  EraseIcon: of(ui.EraseIcon, {}),
  ErrorPanel: of(ui.ErrorPanel, {}, { found: ['heading', 'Something went wrong'] }),
  FigureHead: of(ui.FigureHead, { layers: [picture] }),
  IconButton: of(ui.IconButton, { label: 'Close', children: '×' }, { found: ['button', 'Close'] }),
  Khatam: of(ui.Khatam, {}),
  LineIcon: of(ui.LineIcon, { d: 'M5 12h14' }),
  LinkTabs: of(ui.LinkTabs, { label: 'Board', look: 'large', tabs }, { found: ['navigation', 'Board'] }),
  Lives: of(ui.Lives, { value: 2, max: 3, label: '2 of 3 lives' }, { found: ['img', '2 of 3 lives'] }),
  Loader: of(ui.Loader, { label: 'More books' }, { found: ['progressbar', 'More books'] }),
  LoadingScreen: of(ui.LoadingScreen, {}, { found: ['progressbar', 'Loading'] }),
  LockShape: of(ui.LockShape, {}),
  Logo: of(ui.Logo, { src: null, product: 'Sirah Trails' }, { found: ['img', 'Sirah Trails'] }),
  Notice: of(ui.Notice, { tone: 'wrong', children: 'Not sent' }),
  OfflinePanel: of(
    ui.OfflinePanel,
    {},
    {
      found: ['heading', "We can't get through right now"],
    },
  ),
  PasswordField: of(ui.PasswordField, { label: 'Password' }),
  Medal: of(
    ui.Medal,
    { kind: 'hard', label: 'Medal of the hard pace' },
    { found: ['img', 'Medal of the hard pace'] },
  ),
  Picture: of(ui.Picture, { src: picture, alt: 'A well' }, { found: ['img', 'A well'] }),
  PictureTile: of(
    ui.PictureTile,
    { as: 'button', name: 'Base Camp', picture },
    { found: ['button', 'Base Camp'] },
  ),
  Pressable: of(ui.Pressable, { children: 'A star' }, { found: ['button', 'A star'] }),
  ProgressBar: of(ui.ProgressBar, { label: 'Pages', value: 1, max: 2 }, { found: ['progressbar', 'Pages'] }),
  ProgressRing: of(
    ui.ProgressRing,
    { label: 'Chapters', value: 1, max: 2 },
    { found: ['progressbar', 'Chapters'] },
  ),
  RadioCards: of(
    ui.RadioCards,
    { label: 'Pace', name: 'pace', options },
    { found: ['radiogroup', 'Pace'], refTo: 'input' },
  ),
  RewardStage: of(ui.RewardStage, { object: 'A medal', children: 'Well done!', actions: null }),
  RichText: of(ui.RichText, { html: '<p><span data-people-id="p1">Halimah</span></p>' }),
  Screen: of(ui.Screen, { title: 'The Trails' }, { found: ['heading', 'The Trails'] }),
  Select: of(ui.Select, { label: 'Age', options }, { found: ['combobox', 'Age'] }),
  Sheet: of(ui.Sheet, { open: true, title: 'Chapters' }, { found: ['dialog', 'Chapters'], opens: true }),
  SearchField: of(ui.SearchField, { label: 'Search' }, { found: ['searchbox', 'Search'] }),
  Skeleton: of(ui.Skeleton, { shape: 'text' }),
  StarShape: of(ui.StarShape, {}),
  Stars: of(ui.Stars, { value: 3, max: 5, label: '3 of 5 stars' }, { found: ['img', '3 of 5 stars'] }),
  Tabs: of(ui.Tabs, { label: 'Parts', tabs: options }, { found: ['tablist', 'Parts'] }),
  Tag: of(ui.Tag, { children: '12 pages' }),
  TextArea: of(ui.TextArea, { label: 'Description' }, { found: ['textbox', 'Description'] }),
  TextField: of(ui.TextField, { label: 'Email' }, { found: ['textbox', 'Email'] }),
  Link: of(ui.Link, { to: '/x', children: 'More' }, { found: ['link', 'More'] }),
  TextLink: of(ui.TextLink, { to: '/x', children: 'More' }, { found: ['link', 'More'] }),
  TickIcon: of(ui.TickIcon, {}),
  TriedIcon: of(ui.TriedIcon, {}),
  VirtualList: of(
    ui.VirtualList,
    {
      label: 'Terms',
      name: 'terms',
      rows: options,
      rowKey: ({ value }: { value: string }) => value,
      estimate: 80,
      children: ({ text }: { text: string }) => text,
    },
    { found: ['list', 'Terms'] },
  ),
};

/**
 * Exports that are not components in this sense: they render no element of their own, are mounted once by the host,
 * need a device with a voice, or render nothing until their code loads. They have their own tests.
 */
const excluded = [
  'ErrorBoundary',
  'LiveRegion',
  'MissingCode',
  'MessagesProvider',
  'ReadAloud',
  'References',
  'ToastRegion',
  'VoiceNote',
];

/** Variants of a component, with the same promises. */
const forms: Record<string, Omit<Case, 'name'>> = {
  'Card as link': of(ui.Card, { as: ui.Link, to: '/x', children: 'Chapter' }, { found: ['link', 'Chapter'] }),
  'Picture without source': of(ui.Picture, { src: null, alt: 'A well' }, { found: ['img', 'A well'] }),
  'PictureTile as link': of(
    ui.PictureTile,
    { as: ui.Link, to: '/x', name: 'Base Camp', picture },
    { found: ['link', 'Base Camp'] },
  ),
  'TextLink to an address': of(
    ui.TextLink,
    { href: 'mailto:hq@example.org', children: 'Write' },
    { found: ['link', 'Write'] },
  ),
};

export const cases: readonly Case[] = Object.entries({ ...byName, ...forms }).map(([name, rest]) => ({
  name,
  ...rest,
}));

/** Names of the exported components. */
export function exportedComponents(): string[] {
  return Object.entries(ui)
    .filter(([name, value]) => /^[A-Z]/.test(name) && typeof value === 'function')
    .map(([name]) => name)
    .filter((name) => !excluded.includes(name));
}

/** Names of the components with a case. */
export const testedComponents: readonly string[] = Object.keys(byName);
