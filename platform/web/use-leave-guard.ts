import { useBlocker, useRouter } from '@tanstack/react-router'
import { App } from 'antd'
import { useRef } from 'react'
import { safeFirst } from './safe-first.ts'

/** Keeps what is typed from being lost without a question, wherever the form stands. */
export interface LeaveGuard {
  /** What is typed now is not saved, or it is. */
  readonly mark: (isDirty: boolean) => void
  /** Whether the form may be left: asks where something is not saved. */
  readonly mayLeave: () => Promise<boolean>
}

/** The question before something unsaved is left. */
interface Question {
  readonly title: string
  readonly content: string
  readonly okText: string
  readonly cancelText: string
}

/** Asks before an address, or the browser's tab, is left with something unsaved. */
export function useLeaveGuard(question: Question): LeaveGuard {
  const { modal } = App.useApp()
  const { history } = useRouter()
  const isDirty = useRef(false)
  const mark = (dirty: boolean) => {
    isDirty.current = dirty
  }
  const mayLeave = async () => {
    if (!isDirty.current) return true
    const isSure = await modal.confirm({ ...question, okButtonProps: { danger: true }, ...safeFirst })
    if (isSure) isDirty.current = false
    return isSure
  }
  useBlocker({
    shouldBlockFn: async ({ action }) => {
      if (!isDirty.current) return false
      if (action !== 'BACK' && action !== 'FORWARD') return !(await mayLeave())
      // The browser shows the other address already: it is put right before the question, and gone to after it.
      const go = action === 'BACK' ? history.back : history.forward
      void mayLeave().then((isSure) => isSure && go())
      return true
    },
    enableBeforeUnload: () => isDirty.current,
  })
  return { mark, mayLeave }
}
