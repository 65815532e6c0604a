import { exportJWK, generateKeyPair, SignJWT, type JWK } from 'jose';

/** Signs ID tokens with a key that lives as long as the process. */
export interface TokenSigner {
  readonly algorithm: 'ES256';
  readonly publicKey: JWK;
  sign(claims: Readonly<Record<string, unknown>>, parties: Parties): Promise<string>;
}

interface Parties {
  readonly issuer: string;
  readonly subject: string;
  readonly audience: string;
}

export async function createTokenSigner(): Promise<TokenSigner> {
  const algorithm = 'ES256';
  const { publicKey, privateKey } = await generateKeyPair(algorithm);
  const kid = 'demo';
  return {
    algorithm,
    publicKey: { ...(await exportJWK(publicKey)), kid, alg: algorithm, use: 'sig' },
    sign: (claims, { issuer, subject, audience }) =>
      new SignJWT({ ...claims })
        .setProtectedHeader({ alg: algorithm, kid })
        .setIssuer(issuer)
        .setSubject(subject)
        .setAudience(audience)
        .setIssuedAt()
        .setExpirationTime('5 minutes')
        .sign(privateKey),
  };
}
