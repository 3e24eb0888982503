import type { Call } from '@bole/platform/contract'
import { App, Button } from 'antd'
import { type ReactNode, useState } from 'react'
import type { BatchAction, BatchReply, BatchSending } from '../actions/actions.ts'
import { useUndoToast } from '../actions/use-undo-toast.tsx'
import { type Row, rowsIn } from '../shape/rows.ts'
import { useTexts } from '../shape/texts/index.ts'
import { useSender } from '../shape/use-sender.ts'
import { tellOfFailure } from '../web/query-cache.ts'
import { safeFirst } from '../web/safe-first.ts'
import { sendCall } from '../web/send-call.ts'
import { BatchBar } from './batch-bar.tsx'
import { chosenOf, emptySelection, type Selection, splitByFlag, withRows } from './selection.ts'
import { useOutOfSight } from './use-out-of-sight.ts'

/** As many names as a question or an answer lists. */
const named = 20

interface SelectedRowsProps<R extends Row> {
  readonly selection: Selection<R>
  readonly onSelect: (selection: Selection<R>) => void
  /** The rows on the page, in the versions of the moment. */
  readonly rows: readonly R[]
  /** By the flag of `can` that allows each. */
  readonly batch: Readonly<Record<string, BatchAction<R>>>
  readonly nameOf: (row: R) => string
  /** As many as one batch takes. */
  readonly most: number
  /** The list the rows stand in, to select on all its pages. */
  readonly list: { readonly call: Call; readonly query: object; readonly total: number }
}

/**
 * The batch bar of a list. Before anything is done it says whom it skips; afterwards what was done, with a way back where the
 * call has one, and why the rest was refused.
 */
export function SelectedRows<R extends Row>(props: SelectedRowsProps<R>): ReactNode {
  const { selection, onSelect, batch, nameOf, most, list } = props
  const t = useTexts()
  const { modal } = App.useApp()
  const tell = useUndoToast()
  const { mutate, isPending } = useSender()
  const outOfSight = useOutOfSight({
    chosen: new Map([...selection].map(([id, row]) => [id, nameOf(row)])),
    shown: props.rows.map(({ id }) => id),
    search: JSON.stringify(list.query),
  })
  if (selection.size === 0) return null
  const chosen = chosenOf(selection, props.rows)
  const finish = ({ label, undo }: BatchSending<R>, { done, refused, batch_id }: BatchReply) => {
    onSelect(emptySelection)
    const count = typeof done === 'number' ? done : done.length
    const undoing = undo && batch_id ? undo(batch_id) : undefined
    if (count > 0) tell(t('batch.done', { action: label, count }), undoing)
    if (refused.length === 0) return
    const reasons = refused.map(({ title, message }) => (title ? `${title}: ${message}` : message))
    modal.info({ title: t('batch.refused', { count: refused.length }), content: <Some words={reasons} /> })
  }
  const start = (flag: string, action: BatchAction<R>) => {
    const { affected, skipped } = splitByFlag(flag, chosen)
    if ('open' in action) return action.open(affected, () => onSelect(emptySelection))
    const make = () =>
      mutate(
        { call: action.call, request: action.request(affected) },
        { onSuccess: ({ data }) => finish(action, data as BatchReply) },
      )
    // Asked about is what skips somebody, and what cannot be taken back (look.md: feedback).
    if (skipped.length === 0 && (action.undo || !action.isDangerous)) return make()
    modal.confirm({
      title: t('batch.sure', { action: action.label, count: affected.length }),
      content: skipped.length > 0 && (
        <>
          {t('batch.skipped', { count: skipped.length })}
          <Some words={skipped.map(nameOf)} />
        </>
      ),
      okText: action.label,
      okButtonProps: { danger: action.isDangerous },
      cancelText: t('cancel'),
      ...(action.isDangerous ? safeFirst : {}),
      onOk: make,
    })
  }
  const buttons = Object.entries(batch).map(([flag, action], at) => ({
    key: flag,
    label: action.label,
    isMain: at === 0 && !action.isDangerous,
    isDanger: action.isDangerous,
    isSending: isPending,
    isDisabled: splitByFlag(flag, chosen).affected.length === 0,
    onClick: () => start(flag, action),
  }))
  return (
    <BatchBar
      selected={
        <>
          {t('batch.selected', { count: selection.size })}
          {selection.size >= most && ` · ${t('batch.most', { most })}`}
        </>
      }
      actions={buttons}
      outOfSight={outOfSight}
      onClear={() => onSelect(emptySelection)}
    >
      <SelectAll list={list} selection={selection} onSelect={onSelect} most={most} />
    </BatchBar>
  )
}

function Some({ words }: { readonly words: readonly string[] }): ReactNode {
  const t = useTexts()
  return (
    <ul>
      {words.slice(0, named).map((word, at) => (
        <li key={at}>{word}</li>
      ))}
      {words.length > named && <li>{t('batch.others', { count: words.length - named })}</li>}
    </ul>
  )
}

type SelectAllProps<R extends Row> = Pick<SelectedRowsProps<R>, 'list' | 'selection' | 'onSelect' | 'most'>

/** Goes through the pages the conditions match and selects their rows. */
function SelectAll<R extends Row>({ list, selection, onSelect, most }: SelectAllProps<R>): ReactNode {
  const t = useTexts()
  const [isLoading, setLoading] = useState(false)
  const total = Math.min(list.total, most)
  if (selection.size >= total) return null
  const selectAll = async () => {
    setLoading(true)
    try {
      let all = selection
      for (let page = 1, left = total; left > 0; page++) {
        const query = { ...list.query, page, page_size: 200 }
        const { data } = await sendCall(list.call, { query } as never)
        const rows = rowsIn(data) as readonly R[]
        all = withRows(all, rows, most)
        left = rows.length === 0 ? 0 : left - rows.length
      }
      onSelect(all)
    } catch (error) {
      tellOfFailure(error)
    } finally {
      setLoading(false)
    }
  }
  return (
    <Button type="link" loading={isLoading} onClick={() => void selectAll()}>
      {t('batch.selectAll', { count: total })}
    </Button>
  )
}
