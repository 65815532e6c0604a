/** Random secrets of one sign-in. */
export interface FlowSecrets {
  readonly state: string;
  readonly nonce: string;
  /** PKCE code verifier. */
  readonly codeVerifier: string;
}

/** The identity that the issuer asserts. */
export interface GoogleIdentity {
  readonly subject: string;
  /** In the issuer's spelling; null when the issuer withholds it. */
  readonly email: string | null;
  readonly emailVerified: boolean;
}

export interface GoogleClient {
  /** True for the demo issuer, which signs in demo learners. */
  readonly demo: boolean;
  /** URL of the issuer's sign-in page. Throws when the issuer does not answer. */
  authorizationUrl(redirectUri: string, secrets: FlowSecrets): Promise<URL>;
  /** Identity from the callback `url`. Throws when the issuer refuses or a check fails. */
  identify(url: URL, secrets: FlowSecrets): Promise<GoogleIdentity>;
  close(): Promise<void>;
}
