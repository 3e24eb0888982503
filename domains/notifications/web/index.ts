export { MessageDialog } from './message/message-dialog.tsx'
export { MessageField } from './message/message-field.tsx'
