export type { DocumentText, LineWord, TextLine } from './document.ts'
export { nameFromFileName } from './fields/file-name.ts'
export type { Page, PageWord } from './layout/page-word.ts'
export { readPages } from './layout/reading-order.ts'
export { looksLikeHtml } from './looks-like-html.ts'
export { parseResume } from './parse-resume.ts'
export type { Box, Reading, Source } from './reading.ts'
export type { Degree, EmployerReading, ParsedResume, ProjectReading, SchoolReading } from './resume.ts'
export {
  precededBy,
  type ReadingStep,
  type ReadingTrace,
  readerVersion,
  readingSteps,
} from './trace.ts'
export { explained, type Why } from './why.ts'
