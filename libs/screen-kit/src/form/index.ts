export { withDraft } from './draft.ts';
export { Form, type FormProps } from './form.tsx';
export { sayingOf } from './message-key.ts';
export { type ServerForm, type ServerFormOptions, useServerForm } from './use-server-form.ts';
export { type ConfirmationDialog, useConfirmation } from './use-confirmation.ts';
