import helmet from 'helmet';
import type { Configuration } from '../configuration/configuration.ts';

/** What the page needs besides its own origin. */
interface Allowed {
  /** Sources of inline scripts, by their hash. */
  readonly scriptHashes: readonly string[];
  /** Sources of inline style sheets, by their hash. */
  readonly styleHashes: readonly string[];
  /** Origins of the theme's pictures. */
  readonly pictureOrigins: readonly string[];
}

/**
 * What sets the headers of every response. Scripts and style sheets come only from this origin or, inline in the page, by their
 * hash. Trusted Types are not required: libraries of the web app write HTML that they have sanitised themselves.
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
    strictTransportSecurity: configuration.publicUrl.startsWith('https:'),
  });
}
