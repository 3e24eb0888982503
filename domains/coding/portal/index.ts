export { CodePart } from './code-part.tsx'
