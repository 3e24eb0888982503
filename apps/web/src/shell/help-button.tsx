import { QuestionCircleOutlined } from '@ant-design/icons'
import { topicAt } from '@bole/help/model'
import { helpScreens } from '@bole/help/screens'
import { useGoTo } from '@bole/platform/places'
import { addressOf } from '@bole/platform/screens'
import { Button } from 'antd'
import { type ReactNode, useEffect } from 'react'
import { useShellTexts } from '../texts/index.ts'

/** Opens the manual at the page about the screen one is on; so does F1. */
export function HelpButton(): ReactNode {
  const t = useShellTexts()
  const goTo = useGoTo()
  const path = addressOf(helpScreens.manual)
  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      if (event.key !== 'F1') return
      // The browser's own help says nothing about this page.
      event.preventDefault()
      goTo({ path, query: { topic: topicAt(location.pathname) } })
    }
    window.addEventListener('keydown', open)
    return () => window.removeEventListener('keydown', open)
  }, [goTo, path])
  return (
    <Button
      type="text"
      icon={<QuestionCircleOutlined />}
      aria-label={t('help')}
      title={t('help')}
      onClick={() => goTo({ path, query: { topic: topicAt(location.pathname) } })}
    />
  )
}
