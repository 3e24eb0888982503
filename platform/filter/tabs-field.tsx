import { Segmented } from 'antd'
import type { ReactNode } from 'react'
import { formatNumber } from '../web/format.ts'
import type { FieldProps } from './field-props.ts'
import type { FilterShape } from './filters.ts'

type TabsShape = Extract<FilterShape, { readonly kind: 'tabs' }>

/** Each state with how many rows are in it under the other conditions. */
export default function TabsField(props: FieldProps<TabsShape>): ReactNode {
  const { shape, label, names, words, change, reply } = props
  const [name = ''] = names
  const counts = reply === undefined ? {} : shape.countsIn(reply as never)
  const tabs = [{ value: 'all', label: shape.all }, ...shape.options]
  const { initial = 'all' } = shape
  const asked = words[name] ?? initial
  return (
    <Segmented
      aria-label={label}
      value={tabs.some(({ value }) => value === asked) ? asked : 'all'}
      onChange={(value) => change({ [name]: value === initial ? null : String(value) })}
      options={tabs.map((tab) => {
        const count = counts[tab.value]
        return { value: tab.value, label: `${tab.label} ${count === undefined ? '–' : formatNumber(count)}` }
      })}
    />
  )
}
