import { DownOutlined } from '@ant-design/icons'
import { useArrived } from '@bole/platform/web'
import { type ReactNode, useState } from 'react'
import { useTexts } from '../texts/index.ts'
import styles from './field.module.css'
import type { CandidateListState } from './use-candidate-list.ts'

const selects = () => import('./quick-selects.tsx')

/** The conditions that stand open beside the keyword, with the least width of each in pixels. */
export const quickFilters = { position: 180, degree: 130, owner: 130 } as const

export type QuickFilter = keyof typeof quickFilters

/** The parameter of the address that holds a condition. */
export const parameterOf = { position: 'position_id', degree: 'degree', owner: 'owner_id' } as const

const names = ['position', 'degree', 'owner'] as const satisfies readonly QuickFilter[]

/** Fields that look like what they become once the rows are there, or once somebody reaches for one. */
export function QuickFilters({ list }: { readonly list: CandidateListState }): ReactNode {
  const t = useTexts()
  const [reached, reach] = useState<QuickFilter | null>(null)
  const isSet = names.some((name) => list.state[parameterOf[name]])
  const QuickSelects = useArrived(selects, isSet || reached !== null, list.first !== undefined)?.QuickSelects
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
