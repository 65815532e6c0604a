export { http } from './mock-http.ts';
