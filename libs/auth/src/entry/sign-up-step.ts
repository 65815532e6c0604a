/** The steps of signing up as the URL names them; null is the form. */
export type SignUpStep = 'verification' | 'complete' | null;

/** The step that a query names. Loads with the app, for the access of the route. */
export function signUpStep(query: URLSearchParams): SignUpStep {
  const named = query.get('step');
  return named === 'verification' || named === 'complete' ? named : null;
}
