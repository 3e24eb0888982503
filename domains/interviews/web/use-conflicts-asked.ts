import type { CallRefused } from '@bole/platform/web'
import { App } from 'antd'
import { useTexts } from './texts/index.ts'

/** Says what is in the way of a time, and goes on where that is meant. */
export function useConflictsAsked(): (warning: CallRefused, goOn: () => void) => void {
  const t = useTexts()
  const { modal } = App.useApp()
  return (warning, goOn) =>
    void modal.confirm({
      title: t('conflict'),
      content: warning.message,
      okText: t('goOn'),
      cancelText: t('back'),
      onOk: goOn,
    })
}
