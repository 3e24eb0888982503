import { MoreOutlined } from '@ant-design/icons'
import type { CandidateListItem } from '@bole/pipeline/contract'
import type { ProcessStep } from '@bole/processes/model'
import { useStageName } from '@bole/processes/web'
import { Button, Dropdown } from 'antd'
import type { ReactNode } from 'react'
import { daysSince } from '../cells/age.ts'
import cells from '../cells/cells.module.css'
import { StatusChip } from '../cells/status-chip.tsx'
import { useTexts } from '../texts/index.ts'
import styles from './board.module.css'
import { isEnded } from './is-ended.ts'

interface BoardCardProps {
  readonly item: CandidateListItem
  readonly steps: readonly ProcessStep[]
  readonly onOpen: () => void
  readonly onDrag: (item: CandidateListItem | null) => void
  readonly onMove: (step: ProcessStep) => void
}

/** Name, position, status, days in the stage, owner. */
export function BoardCard({ item, steps, onOpen, onDrag, onMove }: BoardCardProps): ReactNode {
  const t = useTexts()
  const nameOf = useStageName()
  const canMove = !isEnded(item)
  const days = daysSince(item.stage_since)
  return (
    <article
      className={styles.card}
      data-candidate={item.id}
      data-ended={!canMove}
      draggable={canMove}
      onDragStart={() => onDrag(item)}
      onDragEnd={() => onDrag(null)}
    >
      <div className={styles.cardHead}>
        <button type="button" className={cells.name} onClick={onOpen}>
          {item.basic.name}
        </button>
        {canMove && (
          <Dropdown
            autoFocus
            trigger={['click']}
            menu={{
              items: steps
                .filter(({ stage, title }) => stage !== item.status.status || title !== item.status.title)
                .map((step) => ({
                  key: step.id,
                  label: t('board.moveTo', { stage: step.title || nameOf(step.stage) }),
                  onClick: () => onMove(step),
                })),
            }}
          >
            <Button
              type="text"
              size="small"
              icon={<MoreOutlined />}
              aria-label={t('board.menu', { name: item.basic.name })}
            />
          </Dropdown>
        )}
      </div>
      <div className={styles.cardLine}>{item.position.title}</div>
      <StatusChip status={item.status} withStage={item.status.title !== ''} />
      <div className={styles.cardFoot}>
        <span className={days >= 7 ? cells.long : undefined}>{t('days', { count: days })}</span>
        <span>{item.owner?.name ?? ''}</span>
      </div>
    </article>
  )
}
