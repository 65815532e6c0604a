/** The secrets of one sign-in: unguessable, new for each. */
export interface FlowSecrets {
  readonly state: string;
  readonly nonce: string;
  /** Of PKCE. */
  readonly codeVerifier: string;
}

/** The person who signed in, by the issuer's word. */
export interface GoogleIdentity {
  readonly subject: string;
  /** As the issuer spells it; null when it keeps it to itself. */
  readonly email: string | null;
  readonly emailVerified: boolean;
}

/** The way to an OpenID issuer. */
export interface GoogleClient {
  /** Whether the issuer is the demo's: its people are learners of the demo. */
  readonly demo: boolean;
  /** Where the browser goes to sign in. Throws when the issuer does not answer. */
  authorizationUrl(redirectUri: string, secrets: FlowSecrets): Promise<URL>;
  /** The person who came back to `address`. Throws when the issuer refuses or a check fails. */
  identify(address: URL, secrets: FlowSecrets): Promise<GoogleIdentity>;
  close(): Promise<void>;
}
