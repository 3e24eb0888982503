export { IntakeUpload } from './intake-upload.tsx'
export { UploadResultsDialog } from './upload-results-dialog.tsx'
