/** Sign-up steps as named in the URL; null is the form. */
export type SignUpStep = 'verification' | 'complete' | null;

/** Reads the sign-up step. In the entry chunk, for the route access. */
export function signUpStep(query: URLSearchParams): SignUpStep {
  const named = query.get('step');
  return named === 'verification' || named === 'complete' ? named : null;
}
