export { useTexts as useApprovalTexts } from './texts/index.ts'
