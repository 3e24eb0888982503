import { useIsHidden } from '@bole/accounts/web'
import { useDensity } from '@bole/platform/list'
import { Grid } from 'antd'
import { useMemo } from 'react'
import { useTexts } from '../texts/index.ts'
import { CandidateCard } from './candidate-card.tsx'
import type { ColumnName } from './column-names.ts'
import { type Column, columnsOf, defaultColumns } from './columns.tsx'
import { addressFields } from './conditions.ts'
import type { CandidateListState } from './use-candidate-list.ts'

/** What stands in the table's head and in its rows, and how wide and high that is in pixels. */
export interface TableLayout {
  readonly isNarrow: boolean
  readonly density: ReturnType<typeof useDensity>[0]
  readonly heads: readonly Column[]
  readonly columns: readonly Column[]
  readonly rowHeight: number
  readonly width: number
  /** As a grid's `grid-template-columns`, the boxes' column first. */
  readonly template: string
}

/** Two lines, or one where rows are compact (look.md: density); on a phone three. */
const heights = { roomy: 40, compact: 32, card: 97 }

const checkWidth = 48

/** What a phone can order the list by. */
const phoneHeads = ['name', 'waiting', 'applied_at']

/** The columns named in the address, else those chosen last. */
export function shownColumns(list: CandidateListState): readonly ColumnName[] {
  const kept = () => addressFields.cols.read(localStorage.getItem('bole.candidate-columns') ?? '')
  return list.state.cols ?? kept() ?? defaultColumns
}

/** The columns somebody chose; on a phone one card, with what orders the list above it. */
export function useTableLayout(list: CandidateListState, open: (id: number) => void): TableLayout {
  const t = useTexts()
  const isNarrow = Grid.useBreakpoint().md === false
  const { sort, order } = list.query
  const [density] = useDensity()
  const isHidden = useIsHidden('contacts')
  const shown = (isNarrow ? defaultColumns : shownColumns(list))
    .filter((name) => !(isHidden && name === 'contact'))
    .join()
  return useMemo(() => {
    const all = columnsOf(t, shown.split(','), { sort, order }, open)
    const heads = isNarrow ? all.filter(({ key }) => phoneHeads.includes(key)) : all
    const columns = isNarrow ? all.slice(0, 1).map((name) => cardOf(name, open)) : all
    const template = columns.map(({ width }) => `minmax(${width}px, ${width || 1}fr)`)
    return {
      isNarrow,
      heads,
      columns,
      density,
      rowHeight: isNarrow ? heights.card : heights[density],
      width: columns.reduce((sum, { width }) => sum + width, checkWidth),
      template: `${checkWidth}px ${template.join(' ')}`,
    }
  }, [t, isNarrow, density, shown, sort, order, open])
}

function cardOf(name: Column, onOpen: (id: number) => void): Column {
  return { ...name, width: 0, render: (item) => <CandidateCard item={item} onOpen={onOpen} /> }
}
