import { DatePicker } from 'antd'
import type { ReactNode } from 'react'
import { useTexts } from '../shape/texts/index.ts'
import { day } from '../web/address-fields.ts'
import { holdingDays } from '../web/picker-values.ts'
import { asWideAs } from './as-wide-as.ts'
import type { FieldProps } from './field-props.ts'

/** From one day to another, either of which may be left open. */
export default function DaysField({ label, names, words, change }: FieldProps): ReactNode {
  const t = useTexts()
  const [from = '', to = ''] = names
  const held = [from, to].map((name) => day.read(words[name] ?? '') ?? null)
  const { value } = holdingDays.getValueProps(held)
  const ends: [string, string] = [t('from', { label }), t('to', { label })]
  return (
    <DatePicker.RangePicker
      // Room for its arrow, too.
      {...asWideAs(...ends, '—')}
      allowEmpty={[true, true]}
      aria-label={label}
      placeholder={ends}
      value={value as never}
      onChange={(picked) => {
        const days = picked ? holdingDays.getValueFromEvent(picked) : []
        const [first = null, last = null] = Array.isArray(days) ? days : []
        change({ [from]: first, [to]: last })
      }}
    />
  )
}
