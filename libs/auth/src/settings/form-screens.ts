/** The screens of the settings that have forms, which load together. */
export { accountParts } from '../account-data/account-parts.ts';
export { passwordParts } from '../password/change-password-parts.ts';
export { profileParts } from './profile-parts.ts';
