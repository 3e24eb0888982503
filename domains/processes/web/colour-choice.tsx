import { stages } from '@bole/processes/model'
import { Select } from 'antd'
import type { ReactNode } from 'react'
import badge from './stages/stage-badge.module.css'
import { useTexts } from './texts/index.ts'

interface ColourChoiceProps {
  /** Of the step, from 1. */
  readonly number: number
  readonly value: stages.StepColour | undefined
  readonly onChange: (colour: stages.StepColour | undefined) => void
}

/** The colour of a step; none chosen is that of its stage. */
export function ColourChoice({ number, value, onChange }: ColourChoiceProps): ReactNode {
  const t = useTexts()
  return (
    <Select
      size="small"
      allowClear
      popupMatchSelectWidth={false}
      style={{ width: 92 }}
      aria-label={t('order.colour', { number })}
      placeholder={t('order.anyColour')}
      {...(value && { value })}
      onChange={(colour: stages.StepColour | undefined) => onChange(colour)}
      options={stages.stepColours.map((colour) => ({
        value: colour,
        label: (
          <span className={badge.badge} data-stage={colour}>
            {t(`colours.${colour}`)}
          </span>
        ),
      }))}
    />
  )
}
