import type { DocumentText } from '../document.ts'
import { type Line, prepareLines } from './line.ts'

/** A flowing document of some lines, for tests. */
export const documentOf = (...texts: string[]): DocumentText => ({
  kind: 'text',
  pages: [],
  lines: texts.map((text, block) => ({ page: 1, box: null, block, text })),
})

/** Prepared lines, for tests. */
export const linesOf = (...texts: string[]): Line[] => prepareLines(documentOf(...texts))
