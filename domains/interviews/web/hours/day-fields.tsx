import { pickers } from '@bole/platform/form'
import { write } from '@bole/platform/moments'
import { currentLanguage } from '@bole/platform/web'
import { DatePicker, Select } from 'antd'
import type { ReactNode } from 'react'

/** Whole hours from one to another, as choices. */
export const hourOptions = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => ({
    value: first + index,
    label: `${String(first + index).padStart(2, '0')}:00`,
  }))

interface ControlProps<Value> {
  readonly id?: string
  readonly value?: Value[]
  readonly onChange?: (value: Value[]) => void
}

/** A day of the week, of which Monday is 1: so the first of January 2024 was. */
export const weekdayName = (day: number) => write(currentLanguage(), { weekday: 'long' }, `2024-01-0${day}`)

/** Days of the week. */
export function WeekdaysSelect(props: ControlProps<number>): ReactNode {
  const options = [1, 2, 3, 4, 5, 6, 7].map((value) => ({
    value,
    label: weekdayName(value),
  }))
  return <Select {...props} mode="multiple" options={options} showSearch={false} />
}

/** Days of the calendar, as `YYYY-MM-DD`. */
export function DaysPicker({ id, value = [], onChange }: ControlProps<string>): ReactNode {
  const { getValueFromEvent, getValueProps } = pickers.holdingDays
  const shown = getValueProps(value).value
  return (
    <DatePicker
      multiple
      {...(id ? { id } : {})}
      {...pickers.writtenDays()}
      value={Array.isArray(shown) ? shown.filter((day) => day !== null) : []}
      onChange={(picked) => {
        const days = getValueFromEvent(picked)
        onChange?.(Array.isArray(days) ? days.filter((day) => day !== null).sort() : [])
      }}
      maxTagCount={10}
      style={{ width: '100%' }}
    />
  )
}
