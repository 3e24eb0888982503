import type { Grouping, measures } from '@bole/reports/model'

export interface Names {
  readonly measures: Readonly<Record<measures.Measure, string>>
  readonly groupings: Readonly<Record<Grouping, string>>
}
