export { buildChineseFonts } from './chinese-font.ts'
export { createPrinter, type PrintPdf } from './print-pdf.ts'
export type { PrintedPdf } from './print-work.ts'
export type { PrintedResume } from './resume-layout.ts'
