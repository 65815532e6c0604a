import { session } from '@sirah-trails/api-client/session';
import { example } from '@sirah-trails/api-client/testing';
import { createMockServer } from '@sirah-trails/api-client/testing/node';
import { failing, renderRoute } from '@sirah-trails/screen-kit/testing';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { faqRoute, privacyRoute, termsRoute } from '../routes.ts';
import { learner, legalPages, withAdditions } from '../testing/samples.ts';

const server = createMockServer(withAdditions(), legalPages());

afterEach(() => session.getState().signOut());

it.each([
  [faqRoute, '/settings/faq', 'FAQ'],
  [termsRoute, '/settings/terms-of-conditions', 'Terms and Conditions'],
  [privacyRoute, '/settings/privacy-policy', 'Privacy Policy'],
])('is open to visitors and dated: $path', async (route, address, title) => {
  expect(route.access).toBe('open');
  renderRoute(route, address);
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(await screen.findByText('Last updated 1 June 2025')).toBeVisible();
  expect(await screen.findByText(example('getLegalPage').data.title)).toBeVisible();
});

it("A2: privacy opens the children's page and links to the parents' page", async () => {
  renderRoute(privacyRoute, '/settings/privacy-policy');
  expect(await screen.findByText('The page privacy-children')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'For parents' }));
  expect(await screen.findByText('The page privacy-parents')).toBeVisible();
  expect(screen.getByTestId('location')).toHaveTextContent('/settings/privacy-policy?for=parents');
});

it('the back link leads learners to the settings and visitors home', async () => {
  const { unmount } = renderRoute(termsRoute, '/settings/terms-of-conditions');
  expect(await screen.findByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/');
  unmount();
  session.getState().signIn({ token: 't', user: learner });
  renderRoute(termsRoute, '/settings/terms-of-conditions');
  expect(await screen.findByRole('link', { name: 'Back to settings' })).toHaveAttribute('href', '/settings');
});

const own = { product: 'Trails', owner: 'A charity', support_email: 'hq@example.org' };

it("R1: shows the app's short text with owner and support address if the provider lacks the call", async () => {
  server.use(withAdditions(own), failing('/api/x/v1/legal/{id}', 404));
  renderRoute(faqRoute, '/settings/faq');
  expect(await screen.findByText(/8 worlds/)).toBeVisible();
  expect(screen.getByText(/5 to 20 years/)).toBeVisible();
  expect(screen.getByText('A charity is in charge of Trails.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Questions? Write to hq@example.org' })).toHaveAttribute(
    'href',
    'mailto:hq@example.org',
  );
});

it('opens the answer of a question', async () => {
  renderRoute(faqRoute, '/settings/faq');
  const question = await screen.findByText(example('getLegalPage').data.title);
  expect(screen.getByText('The page faq')).not.toBeVisible();
  await userEvent.click(question);
  expect(await screen.findByText('The page faq')).toBeVisible();
});
