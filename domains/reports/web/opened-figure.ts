import type { ReportLine } from '@bole/reports/contract'
import type { measures } from '@bole/reports/model'

/** The figure whose applications lie open: of one line or, without one, of all. */
export interface OpenedFigure {
  readonly column: measures.Measure
  readonly line: ReportLine | null
}
