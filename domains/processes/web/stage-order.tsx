import {
  ArrowDownOutlined,
  ArrowUpOutlined,
  CloseOutlined,
  HolderOutlined,
  PlusOutlined,
} from '@ant-design/icons'
import { stages as stageModel } from '@bole/processes/model'
import { Button } from 'antd'
import { type ReactNode, useState } from 'react'
import styles from './processes.module.css'
import { StageBadge } from './stages/stage-badge.tsx'
import { useTexts } from './texts/index.ts'

interface StageOrderProps {
  /** Given by the form, as the two below: a fault is focused by it. */
  readonly id?: string
  readonly value?: readonly number[]
  readonly onChange?: (stages: readonly number[]) => void
}

/** The same stages with the one at `from` moved to `to`; the first, screening, keeps its place. */
export function moved(stages: readonly number[], from: number, to: number): readonly number[] {
  const stage = stages[from]
  if (stage === undefined || from < 1 || to < 1 || to >= stages.length) return stages
  return stages.toSpliced(from, 1).toSpliced(to, 0, stage)
}

/** Stages in order: drag one or press its arrows; add what is missing, take out what is not wanted. */
export function StageOrder({ id, value = [], onChange }: StageOrderProps): ReactNode {
  const t = useTexts()
  const [dragged, setDragged] = useState<number | null>(null)
  const [over, setOver] = useState<number | null>(null)
  const missing = stageModel.stagesInOrder.filter((stage) => !value.includes(stage))
  const move = (from: number, to: number) => onChange?.(moved(value, from, to))
  const drop = () => {
    if (dragged !== null && over !== null) move(dragged, over)
    setDragged(null)
    setOver(null)
  }
  return (
    <>
      <ol id={id} tabIndex={-1} className={styles.order}>
        {value.map((stage, index) => (
          <li
            key={stage}
            draggable={index > 0}
            data-over={dragged !== null && over === index && index > 0}
            onDragStart={() => setDragged(index)}
            onDragOver={(event) => {
              event.preventDefault()
              setOver(index)
            }}
            onDragEnd={drop}
          >
            <span className={styles.number}>{index + 1}</span>
            {index > 0 && <HolderOutlined aria-hidden />}
            <StageBadge stage={stage} />
            <span className={styles.space} />
            {index === 0 ? (
              <span className={styles.fixed}>{t('order.fixed')}</span>
            ) : (
              <>
                <Button
                  type="text"
                  size="small"
                  icon={<ArrowUpOutlined />}
                  aria-label={t('order.up', { number: index + 1 })}
                  disabled={index === 1}
                  onClick={() => move(index, index - 1)}
                />
                <Button
                  type="text"
                  size="small"
                  icon={<ArrowDownOutlined />}
                  aria-label={t('order.down', { number: index + 1 })}
                  disabled={index === value.length - 1}
                  onClick={() => move(index, index + 1)}
                />
                <Button
                  type="text"
                  size="small"
                  icon={<CloseOutlined />}
                  aria-label={t('order.remove', { number: index + 1 })}
                  onClick={() => onChange?.(value.toSpliced(index, 1))}
                />
              </>
            )}
          </li>
        ))}
      </ol>
      {missing.length > 0 && (
        <div className={styles.add}>
          <span className={styles.fixed}>{t('order.add')}</span>
          {missing.map((stage) => (
            <Button
              key={stage}
              size="small"
              type="dashed"
              icon={<PlusOutlined />}
              onClick={() => onChange?.([...value, stage])}
            >
              <StageBadge stage={stage} />
            </Button>
          ))}
        </div>
      )}
    </>
  )
}
