/** The screens of the settings, which load together. */
export { menuParts } from './menu/menu-parts.ts';
