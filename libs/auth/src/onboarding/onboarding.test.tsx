import { createMockServer } from '@sirah-trails/api-client/testing/node';
import { renderRoute } from '@sirah-trails/screen-kit/testing';
import { recordAnnouncements } from '@sirah-trails/ui/testing';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { onboardingRoute } from '../routes.ts';
import { configured, themed } from '../testing/samples.ts';
import { onboardingFlag } from './device-flag.ts';

createMockServer(configured(), themed());

const open = (address = '/onboarding') => renderRoute(onboardingRoute, address);
const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const press = async (name: string) => userEvent.click(await screen.findByRole('link', { name }));
const address = () => screen.getByTestId('location');

describe('D53: four screens with their buttons', () => {
  it('finishing leads to sign-up with the return target and marks them complete', async () => {
    open('/onboarding?redirect_to=%2Fleaderboard');
    await title('Your trail begins here');
    expect(screen.queryByRole('link', { name: 'Skip' })).not.toBeInTheDocument();
    await press('Start Adventure');
    await title('Read along the way');
    expect(screen.getByRole('link', { name: 'Skip' })).toBeVisible();
    await press('Next');
    await title('Play and earn stars');
    expect(screen.getByRole('link', { name: 'Skip' })).toBeVisible();
    await press('Next');
    await title('Be yourself');
    expect(screen.queryByRole('link', { name: 'Skip' })).not.toBeInTheDocument();
    expect(onboardingFlag.isSet()).toBe(false);
    await press('Start Learning Now');
    expect(address()).toHaveTextContent(/^\/auth\/signup\?redirect_to=%2Fleaderboard$/);
    expect(localStorage.getItem('complete_onboarding')).toBe('{"completed":true}');
  });

  it('skipping marks them complete', async () => {
    open('/onboarding?step=2');
    await press('Skip');
    expect(address()).toHaveTextContent(/^\/auth\/signup$/);
    expect(localStorage.getItem('complete_onboarding')).toBe('{"completed":true}');
  });
});

it.each([
  ['3', 'Play and earn stars'],
  ['0', 'Your trail begins here'],
  ['5', 'Your trail begins here'],
  ['x', 'Your trail begins here'],
])('a reload at step %s shows "%s"', async (step, name) => {
  open(`/onboarding?step=${step}`);
  await title(name);
});

it('keeps the focus on the main button, announces each screen and links back', async () => {
  const announced = recordAnnouncements();
  open();
  await title('Your trail begins here');
  expect(announced).toEqual([]);
  screen.getByRole('link', { name: 'Start Adventure' }).focus();
  await userEvent.keyboard('{Enter}');
  await title('Read along the way');
  expect(screen.getByRole('link', { name: 'Next' })).toHaveFocus();
  expect(announced).toEqual([expect.stringMatching(/^Read along the way\. Short books/)]);
  await userEvent.click(screen.getByRole('link', { name: /^Back to/ }));
  await title('Your trail begins here');
});
