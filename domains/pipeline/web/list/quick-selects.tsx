import { Select } from 'antd'
import type { ReactNode } from 'react'
import { useTexts } from '../texts/index.ts'
import { parameterOf, type QuickFilter, quickFilters } from './quick-filter.ts'
import { quickOptions } from './quick-options.ts'
import type { CandidateListState } from './use-candidate-list.ts'

interface QuickSelectsProps {
  readonly list: CandidateListState
  /** The one somebody was reaching for; it opens. */
  readonly reached: QuickFilter | null
}

/** Position, degree and owner, several of each. */
export function QuickSelects({ list, reached }: QuickSelectsProps): ReactNode {
  const t = useTexts()
  const { library, state } = list
  const options = quickOptions(t, library)
  const field = (name: QuickFilter) => (
    <Select
      key={name}
      mode="multiple"
      maxTagCount={1}
      style={{ minWidth: quickFilters[name] }}
      // A position's title needs more room than its field has.
      popupMatchSelectWidth={false}
      placeholder={t(`filter.${name}`)}
      aria-label={t(`filter.${name}`)}
      showSearch={{ optionFilterProp: 'label' }}
      autoFocus={reached === name}
      defaultOpen={reached === name}
      value={[...(state[parameterOf[name]] ?? [])]}
      onChange={(values) => list.change({ [parameterOf[name]]: values })}
      options={options[name]}
    />
  )
  return [field('position'), field('degree'), field('owner')]
}
