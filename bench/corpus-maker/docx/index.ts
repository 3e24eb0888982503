import type { View } from '../view.ts'
import { wordGrid, wordPosts } from './blind-designs.ts'
import { dateColumn, headings, tabs, wordForm } from './designs.ts'
import { wordMerged, wordRecord } from './inbox-forms.ts'
import { wordBoxes, wordChrono } from './inbox-templates.ts'
import { pageHeader, sideTable, typed, wordColumns } from './rarer-designs.ts'

/** Every Word design, by the name used in people/*.txt. */
export const WORD_LAYOUTS: Record<string, (view: View) => Promise<Buffer>> = {
  'word-headings': headings,
  'word-tabs': tabs,
  'word-form': wordForm,
  'word-date-column': dateColumn,
  'word-side-table': sideTable,
  'word-page-header': pageHeader,
  'word-columns': wordColumns,
  'word-typed': typed,
  'word-grid': wordGrid,
  'word-posts': wordPosts,
  'word-merged': wordMerged,
  'word-chrono': wordChrono,
  'word-boxes': wordBoxes,
  'word-record': wordRecord,
}
