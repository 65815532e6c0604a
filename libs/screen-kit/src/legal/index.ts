export { LegalText } from './legal-text.tsx';
export { ShortLegalText } from './short-legal-text.tsx';
