// The shape of a form, apart from the rest: its fields bring their controls with them, and the pickers' calendar.

export { useUnsaved } from '../shape/use-unsaved.ts'
export { smallestAmount, writtenAmount } from '../web/amounts.ts'
export * as pickers from '../web/picker-values.ts'
export { defineForm } from './define-form.ts'
export { dateFieldsOf } from './fields/date-fields.tsx'
export { FormDialog, FormDrawer, FormPage } from './frames.tsx'
export { FieldGroup, FieldRow, FootBar, RecordForm } from './record-form.tsx'
export { type RecordFormState, useRecordForm } from './use-record-form.ts'
