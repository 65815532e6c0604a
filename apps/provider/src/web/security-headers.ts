import helmet from 'helmet';
import type { Configuration } from '../configuration/configuration.ts';

/** External sources of the page. */
interface Allowed {
  /** Hashes of inline scripts. */
  readonly scriptHashes: readonly string[];
  /** Hashes of inline style sheets. */
  readonly styleHashes: readonly string[];
  /** Origins of the theme's pictures. */
  readonly pictureOrigins: readonly string[];
}

/**
 * Security headers of every response. Allows scripts and style sheets only from this origin or by hash. Does not
 * require Trusted Types, because libraries of the web app write HTML that they sanitise themselves.
 */
export function securityHeaders(
  configuration: Configuration,
  { scriptHashes, styleHashes, pictureOrigins }: Allowed,
) {
  const self = ["'self'"];
  const none = ["'none'"];
  const rewritten = new Set(Object.values(configuration.hostRewrites));
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: self,
        scriptSrc: [...self, ...scriptHashes],
        styleSrc: [...self, ...styleHashes],
        imgSrc: [...self, 'data:', ...pictureOrigins, ...rewritten],
        mediaSrc: [...self, ...rewritten],
        fontSrc: self,
        connectSrc: configuration.apiBase === null ? self : [...self, configuration.apiBase],
        objectSrc: none,
        baseUri: none,
        formAction: self,
        frameAncestors: none,
      },
    },
    referrerPolicy: { policy: 'no-referrer' },
    xFrameOptions: { action: 'deny' },
    crossOriginResourcePolicy: {
      policy: configuration.corsOrigins.length > 0 ? 'cross-origin' : 'same-origin',
    },
    // Without subdomains: other sites of the operator may still use http.
    strictTransportSecurity: configuration.publicUrl.startsWith('https:') && { includeSubDomains: false },
  });
}
