import { useBlocker } from '@tanstack/react-router'
import { App } from 'antd'
import { type RefObject, useRef } from 'react'
import { useTexts } from '../texts/index.ts'

/** Asks before a form with unsaved changes is left; the form says in `current` whether there are any. */
export function useLeaveGuard(): RefObject<boolean> {
  const t = useTexts()
  const { modal } = App.useApp()
  const isDirty = useRef(false)
  useBlocker({
    shouldBlockFn: async () => {
      if (!isDirty.current) return false
      const mayLeave = await modal.confirm({
        title: t('leave.title'),
        content: t('leave.text'),
        okText: t('leave.leave'),
        cancelText: t('leave.stay'),
      })
      return !mayLeave
    },
    enableBeforeUnload: () => isDirty.current,
  })
  return isDirty
}
