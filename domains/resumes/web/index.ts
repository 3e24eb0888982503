export { ResumeFacts } from './resume-facts.tsx'
export { ResumeFiles } from './resume-files.tsx'
export { ResumeNotes } from './resume-notes.tsx'
export { ResumeOriginal } from './resume-original.tsx'
