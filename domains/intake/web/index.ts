export { IntakeUpload } from './intake-upload.tsx'
