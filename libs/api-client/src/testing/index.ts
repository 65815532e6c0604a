export { example } from './example.ts';
export { http } from './mock-http.ts';
