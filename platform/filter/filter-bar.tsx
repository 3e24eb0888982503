import { FilterOutlined } from '@ant-design/icons'
import type { Call } from '@bole/platform/contract'
import { Button, Grid } from 'antd'
import { type ReactNode, useId, useState } from 'react'
import type { ConditionsOf } from '../shape/rows.ts'
import { useTexts } from '../shape/texts/index.ts'
import { useSearchParams } from '../web/address-state.ts'
import styles from './filter-bar.module.css'
import { FilterField } from './filter-field.tsx'
import type { FilterFor } from './filters.ts'
import { filtersInSight } from './filters-in-sight.ts'

interface FilterBarProps<C extends Call> {
  readonly call: C
  readonly filters: readonly FilterFor<ConditionsOf<C>>[]
  /** What the call answered last. */
  readonly reply?: unknown
  /** What else stands in the bar, at its end. */
  readonly children?: ReactNode
}

/**
 * The conditions of a list, each in the address, under which the list starts again at its first page. The first of them stand above the list,
 * the others behind a button.
 */
export function FilterBar<C extends Call>({ filters, reply, children }: FilterBarProps<C>): ReactNode {
  const t = useTexts()
  const [words, changeWords] = useSearchParams()
  const change: typeof changeWords = (changed, replace) => changeWords({ ...changed, page: null }, replace)
  const id = useId()
  const [isOpen, open] = useState(false)
  const isNarrow = Grid.useBreakpoint().md === false
  const { shown, canFold, setBehind } = filtersInSight(filters, { words, isNarrow, isOpen })
  const set = filters.flatMap(({ names }) => names).filter((name) => words[name])
  const isTabs = ({ shape }: (typeof shown)[number]) => shape.kind === 'tabs'
  const field = (filter: (typeof shown)[number]) => (
    <FilterField
      key={filter.names.join()}
      label={filter.label}
      names={filter.names}
      shape={filter.shape}
      words={words}
      change={change}
      reply={reply}
    />
  )
  const tabs = shown.filter(isTabs)
  return (
    <search className={styles.room}>
      {tabs.length > 0 && <div className={styles.tabs}>{tabs.map(field)}</div>}
      <div className={styles.bar} id={id}>
        {shown.filter((filter) => !isTabs(filter)).map(field)}
        {canFold && (
          <Button
            icon={<FilterOutlined aria-hidden />}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => open(!isOpen)}
          >
            {isOpen ? t('fewerFilters') : t(isNarrow ? 'filters' : 'moreFilters')}
            {!isOpen && setBehind > 0 && ` · ${setBehind}`}
          </Button>
        )}
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
