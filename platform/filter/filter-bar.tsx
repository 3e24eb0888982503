import type { Call } from '@bole/platform/contract'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import type { ConditionsOf } from '../shape/rows.ts'
import { useTexts } from '../shape/texts/index.ts'
import { useSearchParams } from '../web/address-state.ts'
import styles from './filter-bar.module.css'
import { FilterField } from './filter-field.tsx'
import type { FilterFor } from './filters.ts'

interface FilterBarProps<C extends Call> {
  readonly call: C
  readonly filters: readonly FilterFor<ConditionsOf<C>>[]
  /** What the call answered last. */
  readonly reply?: unknown
  /** What else stands in the bar, at its end. */
  readonly children?: ReactNode
}

/** The conditions of a list, each in the address, under which the list starts again at its first page. */
export function FilterBar<C extends Call>({ filters, reply, children }: FilterBarProps<C>): ReactNode {
  const t = useTexts()
  const [words, changeWords] = useSearchParams()
  const change: typeof changeWords = (changed, replace) => changeWords({ ...changed, page: null }, replace)
  const set = filters.flatMap(({ names }) => names).filter((name) => words[name])
  return (
    <search className={styles.room}>
      <div className={styles.bar}>
        {filters.map((filter) => (
          <FilterField
            key={filter.names.join()}
            label={filter.label}
            names={filter.names}
            shape={filter.shape}
            words={words}
            change={change}
            reply={reply}
          />
        ))}
        {set.length > 1 && (
          <Button type="link" onClick={() => change(Object.fromEntries(set.map((name) => [name, null])))}>
            {t('clear')}
          </Button>
        )}
        <span className={styles.space} />
        {children}
      </div>
    </search>
  )
}
