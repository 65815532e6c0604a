/** The screens of the settings that have forms, which load together. */
export { accountParts } from './account/account-parts.ts';
export { passwordParts } from './password/password-parts.ts';
export { profileParts } from './profile/profile-parts.ts';
