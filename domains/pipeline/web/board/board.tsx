import { type CandidateListItem, pipelineEntryApi } from '@bole/pipeline/contract'
import { useChange } from '@bole/platform/web'
import { stages } from '@bole/processes/model'
import { useStageName } from '@bole/processes/web'
import { Grid } from 'antd'
import { type ReactNode, useState } from 'react'
import { useOutcome } from '../actions/use-outcome.tsx'
import type { CandidateListState } from '../list/use-candidate-list.ts'
import { useTexts } from '../texts/index.ts'
import styles from './board.module.css'
import { BoardColumn, type BoardTarget } from './board-column.tsx'

/** Columns by stage, on a phone one at a time; a card is moved by dragging it or from its menu. */
export function Board({ list }: { readonly list: CandidateListState }): ReactNode {
  const t = useTexts()
  const nameOf = useStageName()
  const { tellDone } = useOutcome()
  const [dragged, setDragged] = useState<CandidateListItem | null>(null)
  const move = useChange(pipelineEntryApi.move)
  const isNarrow = Grid.useBreakpoint().md === false
  const codes = stages.stagesInOrder.filter((code) => list.library?.stages.includes(code) ?? true)
  const chosen = codes.find((code) => code === list.query.tracker_status) ?? codes[0]
  const shown = isNarrow ? codes.filter((code) => code === chosen) : codes
  const moveTo = (item: CandidateListItem, { id: process_step_id, stage }: BoardTarget) => {
    if (item.status.status === stage && process_step_id === undefined) return
    move.mutate(
      { body: { post_id: item.id, version: item.version, stage, process_step_id } },
      {
        onSuccess: ({ data }) =>
          tellDone(
            t('said.move', { who: item.basic.name, stage: data.status.title || nameOf(stage) }),
            data.batch_id,
          ),
      },
    )
  }
  return (
    <div className={styles.board}>
      {shown.map((code) => (
        <BoardColumn
          key={code}
          list={list}
          stage={code}
          steps={list.library?.steps ?? []}
          dragged={dragged}
          onDrag={setDragged}
          onMove={moveTo}
          count={list.newest?.data.statistic[String(code)]?.value}
        />
      ))}
    </div>
  )
}
