import type { Box } from './reading.ts'

/** A word of a paged document with the place it stands at. */
export interface LineWord {
  text: string
  box: Box | null
}

/** One line. `size` is in points or pixels, comparable within its document only; a tab parts cells. */
export interface TextLine {
  page: number
  box: Box | null
  block: number | null
  text: string
  size?: number
  bold?: boolean
  /** Whether a side column, or the text beside one, begins with it. */
  opensColumn?: boolean
  words?: LineWord[]
}

/** A document as text, lines in reading order. */
export interface DocumentText {
  kind: 'pdf' | 'docx' | 'doc' | 'html' | 'image' | 'text'
  /** Whether it was read by its looks, so that letters may be mistaken for others. */
  isSeen?: boolean
  pages: { width: number; height: number }[]
  lines: TextLine[]
}
