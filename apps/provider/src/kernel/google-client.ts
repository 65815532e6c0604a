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

/** Client of an OpenID issuer. */
export interface GoogleClient {
  /** Whether the issuer is the demo's: its people are learners of the demo. */
  readonly demo: boolean;
  /** The sign-in page of the issuer. Throws when the issuer does not answer. */
  authorizationUrl(redirectUri: string, secrets: FlowSecrets): Promise<URL>;
  /** The person who came back to `url`. Throws when the issuer refuses or a check fails. */
  identify(url: URL, secrets: FlowSecrets): Promise<GoogleIdentity>;
  close(): Promise<void>;
}
