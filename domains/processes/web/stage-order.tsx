import { PlusOutlined } from '@ant-design/icons'
import { canBeAdded, stages as stageModel, type WantedStep } from '@bole/processes/model'
import { Button } from 'antd'
import { type ReactNode, useState } from 'react'
import { added, moved } from './arrange-steps.ts'
import styles from './processes.module.css'
import { StageOfOrder } from './stage-of-order.tsx'
import { StageBadge } from './stages/stage-badge.tsx'
import { useStageName } from './stages/texts/index.ts'
import { useTexts } from './texts/index.ts'

interface StageOrderProps {
  /** Given by the form, as the two below: a fault is focused by it. */
  readonly id?: string
  readonly value?: readonly WantedStep[]
  readonly onChange?: (steps: readonly WantedStep[]) => void
}

/** Steps in order: drag one or press its arrows, give it a title; add rounds and what is missing, take out what is not wanted. */
export function StageOrder({ id, value = [], onChange }: StageOrderProps): ReactNode {
  const t = useTexts()
  const nameOf = useStageName()
  const [dragged, setDragged] = useState<number | null>(null)
  const [over, setOver] = useState<number | null>(null)
  const move = (from: number, to: number) => onChange?.(moved(value, from, to))
  const drop = () => {
    if (dragged !== null && over !== null) move(dragged, over)
    setDragged(null)
    setOver(null)
  }
  return (
    <>
      <ol id={id} tabIndex={-1} className={styles.order}>
        {value.map((step, index) => (
          <li
            key={keyOf(value, index)}
            draggable={index > 0}
            data-over={dragged !== null && over === index && index > 0}
            onDragStart={() => setDragged(index)}
            onDragOver={(event) => {
              event.preventDefault()
              setOver(index)
            }}
            onDragEnd={drop}
          >
            <StageOfOrder
              step={step}
              index={index}
              isLast={index === value.length - 1}
              onMove={(to) => move(index, to)}
              onTitle={(title) => onChange?.(value.with(index, { ...step, title }))}
              onColour={(colour) => onChange?.(value.with(index, { ...step, colour }))}
              onRemove={() => onChange?.(value.toSpliced(index, 1))}
            />
          </li>
        ))}
      </ol>
      <div className={styles.add}>
        <span className={styles.fixed}>{t('order.add')}</span>
        {stageModel.stagesInOrder
          .filter((stage) => canBeAdded(stage, value))
          .map((stage) => (
            <Button
              key={stage}
              size="small"
              type="dashed"
              icon={<PlusOutlined />}
              onClick={() => onChange?.(added(value, stage, nameOf(stage)))}
            >
              <StageBadge stage={stage} />
            </Button>
          ))}
      </div>
    </>
  )
}

/** A step keeps its row, and with it the focus, wherever it is moved; new ones are told apart by stage and round. */
function keyOf(steps: readonly WantedStep[], index: number): string {
  const step = steps[index]
  if (step?.id !== undefined) return String(step.id)
  const before = steps.slice(0, index).filter(({ id, stage }) => id === undefined && stage === step?.stage)
  return `new ${step?.stage} ${before.length}`
}
