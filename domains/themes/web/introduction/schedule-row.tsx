import { Input } from 'antd'
import type { ReactNode } from 'react'
import { useTexts } from '../texts/index.ts'

/** A step as the form holds it; days are YYYY-MM-DD, empty before one is chosen. */
export interface Step {
  readonly title: string
  readonly day_from: string
  readonly day_to: string | null
}

interface ScheduleRowProps {
  readonly step: Step
  readonly onChange: (changes: Partial<Step>) => void
}

/** One step of a schedule: what it is, and its first and last day. */
export function ScheduleRow({ step, onChange }: ScheduleRowProps): ReactNode {
  const t = useTexts()
  return (
    <>
      <Input
        value={step.title}
        maxLength={60}
        placeholder={t('introduction.stepTitle')}
        aria-label={t('introduction.stepTitle')}
        onChange={({ target }) => onChange({ title: target.value })}
      />
      <DayInput
        label={t('introduction.dayFrom')}
        value={step.day_from}
        onChange={(day) => onChange({ day_from: day ?? '' })}
      />
      <DayInput
        label={t('introduction.dayTo')}
        value={step.day_to}
        onChange={(day_to) => onChange({ day_to })}
      />
    </>
  )
}

interface DayInputProps {
  readonly label: string
  readonly value: string | null
  readonly onChange: (day: string | null) => void
}

/** The device's own picker: it reads a day as the device writes it, and holds `2027-03-01`. */
function DayInput({ label, value, onChange }: DayInputProps): ReactNode {
  return (
    <Input
      type="date"
      value={value ?? ''}
      aria-label={label}
      prefix={label}
      onChange={({ target }) => onChange(target.value || null)}
    />
  )
}
