import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { startProvider, type TestProvider } from '../../testing/index.ts';
import { getLegalPage } from './legal-pages.ts';

const page = z.object({
  data: z.object({ id: z.string(), title: z.string(), updated: z.string(), html: z.string() }),
});
const list = z.object({ data: z.array(z.object({ id: z.string() })) });
let provider: TestProvider;
let bare: TestProvider;

beforeAll(async () => {
  provider = await startProvider({
    environment: { PRODUCT: 'River <Trails>', OWNER: 'A & B Charity', SUPPORT_EMAIL: 'help@example.org' },
  });
  bare = await startProvider();
});
afterAll(async () => {
  await provider.close();
  await bare.close();
});

const read = async (id: string, from = provider) =>
  page.parse(await (await fetch(`${from.url}/api/x/v1/legal/${id}`)).json()).data;

describe('legal texts (D41)', () => {
  it('are public: FAQ, terms, privacy for parents and for children', async () => {
    const { data } = list.parse(await (await fetch(`${provider.url}/api/x/v1/legal`)).json());
    expect(data.map(({ id }) => id).sort()).toEqual(['faq', 'privacy-children', 'privacy-parents', 'terms']);
  });

  it('A2: the FAQ says 8 worlds and ages 5-20', async () => {
    const { html } = await read('faq');
    expect(html).toContain('8 worlds');
    expect(html).toContain('5 to 20 years');
  });

  it('A2: the terms were last updated on 1 June 2025', async () => {
    expect((await read('terms')).updated).toBe('2025-06-01');
  });

  it('contain product, owner and email as configured, escaped', async () => {
    for (const id of ['faq', 'terms', 'privacy-parents', 'privacy-children']) {
      const { html } = await read(id);
      expect(html).not.toMatch(/\{(owner|product|email|saw)\}|<Trails>/);
      expect(html).toContain('River &lt;Trails&gt;');
      expect(html).toContain('help@example.org');
      if (id !== 'faq') expect(html).toContain('A &amp; B Charity');
    }
  });

  it('contain complete sentences without configuration', async () => {
    const { html } = await read('terms', bare);
    expect(html).toContain(
      'Sirah Trails is provided by Team Sirah Trails. Write to the grown-up who gave you this app.',
    );
    expect(html).not.toContain('null');
    const children = await read('privacy-children', bare);
    expect(children.html).toContain('Team Sirah Trails answers you.');
  });

  it('send visitors of a demo without an email to its operator', async () => {
    const { context } = bare;
    const demo = { ...context, configuration: { ...context.configuration, demo: true } };
    const { data } = await getLegalPage({ context: demo, params: { id: 'terms' } } as never);
    expect(data.html).toContain('Write to the grown-up who runs this demo.');
  });
});
