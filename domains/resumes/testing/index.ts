export { addResume } from './add-resume.ts'
