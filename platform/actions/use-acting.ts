import { useNavigate } from '@tanstack/react-router'
import { App } from 'antd'
import { useState } from 'react'
import { useTexts } from '../shape/texts/index.ts'
import { useSender } from '../shape/use-sender.ts'
import { safeFirst } from '../web/safe-first.ts'
import type { RowAction } from './actions.ts'
import { useUndoToast } from './use-undo-toast.tsx'

/** Does what an action of a row says; one call of a row at a time, however often it is clicked. */
export function useActing<Row>(row: Row) {
  const t = useTexts()
  const navigate = useNavigate()
  const { modal } = App.useApp()
  const tell = useUndoToast()
  const { mutate } = useSender()
  // Beside the state, which the second click of a double one comes before.
  const [underWay] = useState({ label: null as string | null })
  const [sending, setSending] = useState<string | null>(null)
  const rest = (label: string | null) => {
    underWay.label = label
    setSending(label)
  }
  const act = ({ label, isDangerous = false, deed }: RowAction<Row>, order: readonly number[]) => {
    if (deed.kind === 'go') return void navigate({ href: deed.to(row) })
    if (deed.kind === 'open') return deed.open(row)
    const make = (request: object, said: (data: unknown) => void) => {
      if (underWay.label !== null) return
      rest(label)
      mutate(
        { call: deed.call, request },
        { onSuccess: ({ data }) => said(data), onSettled: () => rest(null) },
      )
    }
    if (deed.kind === 'order') return make(deed.request(order), () => tell(deed.done))
    const send = () =>
      make(deed.request(row), (data) => {
        const done = deed.done?.(data as never, row)
        if (done) tell(done, deed.undo?.(data as never, row))
      })
    if (!deed.confirm) return send()
    const asked = deed.confirm(row)
    modal.confirm({
      ...(typeof asked === 'string' ? { title: asked } : asked),
      okText: label,
      okButtonProps: { danger: isDangerous },
      cancelText: t('cancel'),
      ...(isDangerous ? safeFirst : {}),
      onOk: send,
    })
  }
  return { act, sending }
}
