import { createMockServer } from '@sirah-trails/api-client/testing/node';
import { renderRoute } from '@sirah-trails/screen-kit/testing';
import { recordAnnouncements } from '@sirah-trails/ui/testing';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { onboardingRoute } from '../routes.ts';
import { configured, themed } from '../testing/samples.ts';
import { firstVisitEn } from '../messages/first-visit-en.ts';
import { onboardingFlag } from './device-flag.ts';
import { onboardingSteps } from './onboarding-steps.ts';

const server = createMockServer(configured(), themed());

afterEach(() => localStorage.clear());

const open = (address = '/onboarding') => renderRoute(onboardingRoute, address);
const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const press = async (name: string) => userEvent.click(await screen.findByRole('link', { name }));
const address = () => screen.getByTestId('location');

describe('D53: four screens with their buttons', () => {
  it('finishing leads to sign-up with the return target and marks them complete', async () => {
    open('/onboarding?redirect_to=%2Fleaderboard');
    await title('Follow the trail');
    await press('Start Adventure');
    await title('Win five stars');
    await press('Next');
    await title('Read the story');
    await press('Next');
    await title('Make your traveller');
    expect(screen.queryByRole('link', { name: 'Skip' })).not.toBeInTheDocument();
    expect(onboardingFlag.isSet()).toBe(false);
    await press('Start Learning Now');
    expect(address()).toHaveTextContent(/^\/auth\/signup\?redirect_to=%2Fleaderboard$/);
    expect(localStorage.getItem('complete_onboarding')).toBe('{"completed":true}');
  });

  it.each(['1', '2', '3'])(
    'D242: Skip on screen %s leads to the last screen, and from there to sign-in',
    async (step) => {
      open(`/onboarding?step=${step}&redirect_to=%2Fleaderboard`);
      await press('Skip');
      await title('Make your traveller');
      expect(onboardingFlag.isSet()).toBe(false);
      await press('I have an account');
      expect(address()).toHaveTextContent(/^\/auth\/signin\?redirect_to=%2Fleaderboard$/);
      expect(localStorage.getItem('complete_onboarding')).toBe('{"completed":true}');
    },
  );

  it('D242: the last screen offers the trial where the provider has it', async () => {
    server.use(configured({ capabilities: ['trial'] }));
    open('/onboarding?step=4');
    await press('Try the first chapter');
    expect(address()).toHaveTextContent(/^\/trial$/);
    expect(onboardingFlag.isSet()).toBe(true);
  });

  it('D242: each screen has at most 20 words', () => {
    for (const { name } of onboardingSteps) {
      const said = [
        firstVisitEn[`auth.onboarding.${name}.title`],
        firstVisitEn[`auth.onboarding.${name}.text`],
      ];
      expect(said.join(' ').split(' ').length).toBeLessThanOrEqual(20);
    }
  });
});

it.each([
  ['3', 'Read the story'],
  ['0', 'Follow the trail'],
  ['5', 'Follow the trail'],
  ['x', 'Follow the trail'],
])('a reload at step %s shows "%s"', async (step, name) => {
  open(`/onboarding?step=${step}`);
  await title(name);
});

it('keeps the focus on the main button, announces each screen and links back', async () => {
  const announced = recordAnnouncements();
  open();
  await title('Follow the trail');
  expect(announced).toEqual([]);
  screen.getByRole('link', { name: 'Start Adventure' }).focus();
  await userEvent.keyboard('{Enter}');
  await title('Win five stars');
  expect(screen.getByRole('link', { name: 'Next' })).toHaveFocus();
  expect(announced).toEqual([expect.stringMatching(/^Win five stars\. Each chapter/)]);
  await userEvent.click(screen.getByRole('link', { name: /^Back to/ }));
  await title('Follow the trail');
});
