import { Select } from 'antd'
import type { ReactNode } from 'react'
import { useTexts } from '../texts/index.ts'
import { parameterOf, type QuickFilter, quickFilters } from './quick-filter.ts'
import type { CandidateListState } from './use-candidate-list.ts'

interface QuickSelectsProps {
  readonly list: CandidateListState
  /** The one somebody was reaching for; it opens. */
  readonly reached: QuickFilter | null
}

const degrees = ['doctor', 'master', 'bachelor', 'college', 'secondary'] as const

/** Position, degree and owner, several of each. */
export function QuickSelects({ list, reached }: QuickSelectsProps): ReactNode {
  const t = useTexts()
  const { library, state } = list
  const options = {
    position: library?.postPositionStatistic.map(({ id, title, count }) => ({
      value: String(id),
      label: `${title} (${count})`,
    })),
    degree: degrees.map((value) => ({ value, label: t(`degrees.${value}`) })),
    owner: library?.owners.map(({ id, name }) => ({ value: String(id), label: name })),
  }
  const field = (name: QuickFilter) => (
    <Select
      key={name}
      mode="multiple"
      maxTagCount={1}
      style={{ minWidth: quickFilters[name] }}
      placeholder={t(`filter.${name}`)}
      aria-label={t(`filter.${name}`)}
      showSearch={{ optionFilterProp: 'label' }}
      autoFocus={reached === name}
      defaultOpen={reached === name}
      value={state[parameterOf[name]]?.split(',') ?? []}
      onChange={(values: readonly string[]) => list.change({ [parameterOf[name]]: values.join(',') || null })}
      options={options[name] ?? []}
    />
  )
  return [field('position'), field('degree'), field('owner')]
}
