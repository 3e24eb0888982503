import { useLazy } from '@bole/platform/later'
import type { App } from 'antd'
import AppContext from 'antd/es/app/context'
import { createContext, type ReactNode, useContext, useState } from 'react'
import { standInFor } from './stand-in.ts'

type Feedback = ReturnType<typeof App.useApp>

const holders = () => import('./feedback-holders.tsx')

const FeedbackContext = createContext<Feedback | null>(null)

/**
 * Toasts, notices and questions for everything below it. What shows them comes when the browser is idle, at the latest when
 * the first is said; `App.useApp()` of what is loaded later answers the same.
 */
export function FeedbackProvider({ children }: { readonly children: ReactNode }): ReactNode {
  const [isWanted, want] = useState(false)
  const Holders = useLazy(holders, isWanted, true)?.FeedbackHolders
  const [{ standIn, arrive }] = useState(() =>
    standInFor<Feedback>(['message', 'notification', 'modal'], () => want(true)),
  )
  return (
    <FeedbackContext value={standIn}>
      <AppContext value={standIn}>
        {children}
        {Holders && <Holders onReady={arrive} />}
      </AppContext>
    </FeedbackContext>
  )
}

/** What says something to the person; the same at every render. */
export function useFeedback(): Feedback {
  const feedback = useContext(FeedbackContext)
  if (!feedback) throw new Error('a screen stands outside its FeedbackProvider')
  return feedback
}
