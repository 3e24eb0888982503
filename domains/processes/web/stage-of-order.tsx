import { ArrowDownOutlined, ArrowUpOutlined, CloseOutlined, HolderOutlined } from '@ant-design/icons'
import type { stages, WantedStep } from '@bole/processes/model'
import { Button, Input } from 'antd'
import type { ReactNode } from 'react'
import { ColourChoice } from './colour-choice.tsx'
import styles from './processes.module.css'
import { StageBadge } from './stages/stage-badge.tsx'
import { useStageName } from './stages/texts/index.ts'
import { useTexts } from './texts/index.ts'

interface StageOfOrderProps {
  readonly step: WantedStep
  readonly index: number
  readonly isLast: boolean
  readonly onMove: (to: number) => void
  readonly onTitle: (title: string) => void
  readonly onColour: (colour: stages.StepColour | undefined) => void
  readonly onRemove: () => void
}

/** One step of a process that is being edited: its stage, its title, and what moves it. */
export function StageOfOrder({
  step,
  index,
  isLast,
  onMove,
  onTitle,
  onColour,
  onRemove,
}: StageOfOrderProps): ReactNode {
  const t = useTexts()
  const nameOf = useStageName()
  const number = index + 1
  return (
    <>
      <span className={styles.number}>{number}</span>
      {index > 0 && <HolderOutlined aria-hidden />}
      <StageBadge stage={step.stage} colour={step.colour} />
      <Input
        size="small"
        className={styles.title}
        aria-label={t('order.title', { number })}
        placeholder={nameOf(step.stage)}
        maxLength={40}
        value={step.title}
        onChange={({ target }) => onTitle(target.value)}
      />
      <ColourChoice number={number} value={step.colour} onChange={onColour} />
      {index === 0 ? (
        <span className={styles.fixed}>{t('order.fixed')}</span>
      ) : (
        <>
          <Button
            type="text"
            size="small"
            icon={<ArrowUpOutlined />}
            aria-label={t('order.up', { number })}
            disabled={index === 1}
            onClick={() => onMove(index - 1)}
          />
          <Button
            type="text"
            size="small"
            icon={<ArrowDownOutlined />}
            aria-label={t('order.down', { number })}
            disabled={isLast}
            onClick={() => onMove(index + 1)}
          />
          <Button
            type="text"
            size="small"
            icon={<CloseOutlined />}
            aria-label={t('order.remove', { number })}
            onClick={onRemove}
          />
        </>
      )}
    </>
  )
}
