import { degrees } from '@bole/positions/model'
import type { PipelineTexts } from '../texts/index.ts'
import type { QuickFilter } from './quick-filter.ts'
import type { CandidateListState } from './use-candidate-list.ts'

interface Option {
  readonly value: string | number
  readonly label: string
}

/** What each of the conditions that stand open can be set to. */
export function quickOptions(
  t: PipelineTexts,
  library: CandidateListState['library'],
): Readonly<Record<QuickFilter, Option[]>> {
  return {
    position:
      library?.postPositionStatistic.map(({ id, title, count }) => ({
        value: id,
        label: `${title} (${count})`,
      })) ?? [],
    degree: degrees.map((value) => ({ value, label: t(`degrees.${value}`) })),
    owner: library?.owners.map(({ id, name }) => ({ value: id, label: name })) ?? [],
  }
}
