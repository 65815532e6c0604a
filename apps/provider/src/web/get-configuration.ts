import type { Context } from '../kernel/context.ts';
import { capabilities } from './capabilities.ts';
import type { Handler, ResponseBody } from '../kernel/handler.ts';

/** What the web app shows and offers with this provider. Public: it also stands in the page. */
export function describeConfiguration({
  configuration,
  demoSignIn,
  google,
}: Context): ResponseBody<'getConfiguration'> {
  const { product, owner, supportEmail, catalogue, apiBase, hostRewrites } = configuration;
  return {
    product,
    owner,
    support_email: supportEmail,
    catalogue,
    google: google !== null,
    demo: demoSignIn && { ...demoSignIn, shared: configuration.demoShared },
    capabilities,
    api_base: apiBase,
    host_rewrites: hostRewrites,
  };
}

export const getConfiguration: Handler<'getConfiguration'> = async ({ context }) =>
  describeConfiguration(context);
