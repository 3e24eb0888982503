export { AskForMany } from './list/ask-for-many.tsx'
export { useTexts as useApprovalTexts } from './texts/index.ts'
