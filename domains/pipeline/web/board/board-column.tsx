import type { CandidateListItem } from '@bole/pipeline/contract'
import type { ProcessStep, stages, statuses } from '@bole/processes/model'
import { StageBadge, useStageName } from '@bole/processes/web'
import { Button, Skeleton } from 'antd'
import { type DragEvent, type ReactNode, useState } from 'react'
import type { CandidateListState } from '../list/use-candidate-list.ts'
import { useCandidatePages } from '../list/use-candidate-pages.ts'
import { useTexts } from '../texts/index.ts'
import styles from './board.module.css'
import { BoardCard } from './board-card.tsx'

const cardsAtATime = 20

/** Who has ended cannot be moved: a board shows them only when they are asked for. */
const going: statuses.StatusColour[] = ['amber', 'blue', 'green']

/** A stage, which means its first step, or one of its steps. */
export type BoardTarget = Partial<ProcessStep> & Pick<ProcessStep, 'stage'>

interface BoardColumnProps {
  readonly list: CandidateListState
  readonly stage: stages.Stage
  readonly steps: readonly ProcessStep[]
  /** Everybody at the stage, the ended with the rest. */
  readonly count: number | undefined
  readonly dragged: CandidateListItem | null
  readonly onDrag: (item: CandidateListItem | null) => void
  readonly onMove: (item: CandidateListItem, to: BoardTarget) => void
}

/** One stage: its cards, those that waited longest in it first, read on a page at a time. */
export function BoardColumn({
  list,
  stage,
  steps,
  count,
  dragged,
  onDrag,
  onMove,
}: BoardColumnProps): ReactNode {
  const t = useTexts()
  const nameOf = useStageName()
  const [isOver, setOver] = useState(false)
  const { colour, has_left } = list.query
  const hidesEnded = !colour?.length && !has_left
  const read = useCandidatePages({
    ...list.query,
    tracker_status: stage,
    statuses: undefined,
    colour: hidesEnded ? going : colour,
    sort: 'status_since',
    order: 'asc',
    page_size: cardsAtATime,
  })
  const shown = read.newest?.total
  const ended = hidesEnded && count !== undefined && shown !== undefined ? count - shown : 0
  const takes = dragged !== null && dragged.status.status !== stage
  const over = (event: DragEvent) => {
    if (!takes) return
    event.preventDefault()
    setOver(true)
  }
  const drop = () => {
    setOver(false)
    if (dragged) onMove(dragged, { stage })
    onDrag(null)
  }
  return (
    <section
      className={styles.column}
      data-over={isOver && takes}
      aria-label={nameOf(stage)}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <header className={styles.columnHeader}>
        <StageBadge stage={stage} />
        <span>{shown ?? ''}</span>
      </header>
      <div className={styles.cards}>
        {read.isPending && <Skeleton active />}
        {read.pages?.flatMap(({ answer }) =>
          answer.data.list.map((item) => (
            <BoardCard
              key={item.id}
              item={item}
              steps={steps}
              onOpen={() => list.change({ open: item.id })}
              onDrag={onDrag}
              onMove={(to) => onMove(item, to)}
            />
          )),
        )}
        {read.hasMore && (
          <Button type="link" loading={read.isReadingOn} onClick={read.readOn}>
            {t('board.more')}
          </Button>
        )}
        {ended > 0 && (
          <Button
            type="link"
            size="small"
            onClick={() => list.change({ view: null, tracker_status: stage, colour: ['grey'] })}
          >
            {t('board.ended', { count: ended })}
          </Button>
        )}
      </div>
    </section>
  )
}
