import type { Call, ReplyOf } from '@bole/platform/contract'
import { Button } from 'antd'
import { type ReactNode, useState } from 'react'
import { formatMoment, formatNumber } from '../web/format.ts'
import { listOf } from '../web/list-of.ts'
import { useCall } from '../web/use-call.ts'
import styles from './setting.module.css'
import type { AnyField } from './setting-fields.tsx'
import { useTexts } from './texts/index.ts'

type Values = Readonly<Record<string, unknown>>

interface Change {
  readonly id: number
  readonly changed_at: string
  readonly changed_by: string
  readonly before: Values
  readonly after: Values
}

interface SettingHistoryProps {
  /** Lists the changes, the latest first. */
  readonly call: Call
  readonly fields: readonly AnyField[]
}

const pageSize = 20

/** Who changed what and when; asked for only once somebody wants to see it. */
export function SettingHistory(props: SettingHistoryProps): ReactNode {
  const t = useTexts()
  const [isOpen, setOpen] = useState(false)
  return (
    <section className={styles.history}>
      <Button type="text" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t('history')}
      </Button>
      {isOpen && <Changes {...props} />}
    </section>
  )
}

function Changes({ call, fields }: SettingHistoryProps): ReactNode {
  const t = useTexts()
  const [most, setMost] = useState(pageSize)
  const { data } = useCall(call, { query: { page_size: most } } as never, { keepsPrevious: true })
  if (!data) return null
  const { list } = data.data as ReplyOf<Call> as { readonly list: readonly Change[] }
  const isMore = (data.total ?? 0) > list.length && most < 200
  if (list.length === 0) return <p>{t('unchanged')}</p>
  return (
    <>
      <ol className={styles.changes}>
        {list.map((change) => (
          <li key={change.id}>
            <div>
              {change.changed_by} <small>{formatMoment(change.changed_at)}</small>
            </div>
            <Differences change={change} fields={fields} />
          </li>
        ))}
      </ol>
      {isMore && <Button onClick={() => setMost(Math.min(most + pageSize, 200))}>{t('more')}</Button>}
    </>
  )
}

function Differences({ change, fields }: { readonly change: Change; readonly fields: readonly AnyField[] }) {
  const t = useTexts()
  const wordsFor = useWords()
  const changed = fields.filter(({ name }) => name in change.after)
  if (changed.length === 0) return <small>{t('nothingShown')}</small>
  return changed.map((field) => (
    <div key={field.name}>
      {t('from', {
        field: field.label,
        before: wordsFor(field, change.before[field.name]),
        after: wordsFor(field, change.after[field.name]),
      })}
    </div>
  ))
}

/** A value in words: as the screen says it, or as the field's control shows it. */
function useWords() {
  const t = useTexts()
  return ({ words, options }: AnyField, value: unknown): string => {
    if (value === null || value === '' || (Array.isArray(value) && value.length === 0)) return t('nothing')
    if (words) return words(value as never)
    const option = options?.find((one) => one.value === value)
    if (option) return option.label
    if (typeof value === 'boolean') return t(value ? 'on' : 'off')
    if (typeof value === 'number') return formatNumber(value)
    return Array.isArray(value) ? listOf(value.map(String)) : String(value)
  }
}
