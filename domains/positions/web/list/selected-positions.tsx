import { actionsOn, SelectedRows, type Selection } from '@bole/platform/list'
import { type PositionListItem, positionsApi } from '@bole/positions/contract'
import type { ReactNode } from 'react'
import { useTexts } from '../texts/index.ts'
import type { PositionListState } from './use-position-list.ts'

interface SelectedPositionsProps {
  readonly list: PositionListState
  readonly selection: Selection<PositionListItem>
  readonly onSelect: (selection: Selection<PositionListItem>) => void
}

/** As many as the call takes at once. */
export const positionsAtMost = 200

const on = actionsOn(positionsApi.listPositions)

/** Opens or closes the selected positions. */
export function SelectedPositions({ list, selection, onSelect }: SelectedPositionsProps): ReactNode {
  const t = useTexts()
  const become = (state: 'open' | 'closed') => (positions: readonly PositionListItem[]) => ({
    body: { state, positions: positions.map(({ id, version }) => ({ id, version })) },
  })
  return (
    <SelectedRows
      selection={selection}
      onSelect={onSelect}
      rows={list.answer?.data.list ?? []}
      batch={{
        open: on.sendMany(t('batch.open'), positionsApi.changeManyStates, become('open')),
        close: on.sendMany(t('batch.close'), positionsApi.changeManyStates, become('closed')),
      }}
      nameOf={({ title }) => title}
      most={positionsAtMost}
      list={{ call: positionsApi.listPositions, query: list.query, total: list.answer?.total ?? 0 }}
    />
  )
}
