import { DownOutlined } from '@ant-design/icons'
import { useLazy } from '@bole/platform/later'
import { type ReactNode, useState } from 'react'
import { useTexts } from '../texts/index.ts'
import styles from './field.module.css'
import { parameterOf, type QuickFilter, quickFilters } from './quick-filter.ts'
import type { CandidateListState } from './use-candidate-list.ts'

const selects = () => import('./quick-selects.tsx')

const names = ['position', 'degree', 'owner'] as const satisfies readonly QuickFilter[]

/** Fields that look like what they become once the rows are there, or once somebody reaches for one. */
export function QuickFilters({ list }: { readonly list: CandidateListState }): ReactNode {
  const t = useTexts()
  const [reached, reach] = useState<QuickFilter | null>(null)
  const isSet = names.some((name) => list.state[parameterOf[name]])
  const QuickSelects = useLazy(selects, isSet || reached !== null, list.newest !== undefined)?.QuickSelects
  if (QuickSelects) return <QuickSelects list={list} reached={reached} />
  return names.map((name) => (
    <span key={name} className={styles.field} style={{ width: quickFilters[name] }}>
      <input
        readOnly
        role="combobox"
        aria-expanded={false}
        placeholder={t(`filter.${name}`)}
        aria-label={t(`filter.${name}`)}
        onFocus={() => reach(name)}
      />
      <DownOutlined className={styles.arrow} />
    </span>
  ))
}
