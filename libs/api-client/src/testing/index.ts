export { deferred } from './deferred.ts';
export { example } from './example.ts';
export { http } from './mock-http.ts';
export { redirectAttacks } from '../links/redirect-attacks.ts';
