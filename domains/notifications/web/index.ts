export { MessageDialog } from './message/message-dialog.tsx'
export { MessageField } from './message/message-field.tsx'
export { PassTemplateSelect } from './templates/pass-template-select.tsx'
