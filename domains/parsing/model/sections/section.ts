import type { Line } from '../text/line.ts'
import type { SectionKind } from './section-kinds.ts'

/** A run of lines under one title; the lines before any title are basics. */
export interface Section {
  kind: SectionKind
  title: Line | null
  lines: Line[]
  /** Whether nothing but its title's looks tells that it is one: of what kind only its entries can tell. */
  isUnknown?: boolean
}
