/** Set to true by the build that compiles catalogues (see `compile-messages.ts`). */
interface ImportMetaEnv {
  readonly MESSAGES_COMPILED?: boolean;
}
