/** The code of all dialogs, which loads as one file. */
export { AlertDialogPopup } from './alert-dialog-popup.tsx';
export { DialogPopup } from './dialog-popup.tsx';
export { SheetPopup } from './sheet-popup.tsx';
