import { App } from 'antd'
import { type ReactNode, useEffect } from 'react'

interface HoldersProps {
  readonly onReady: (feedback: ReturnType<typeof App.useApp>) => void
}

/** Where the component library shows toasts, notices and questions. */
export function FeedbackHolders({ onReady }: HoldersProps): ReactNode {
  return (
    <App component={false}>
      <Hand onReady={onReady} />
    </App>
  )
}

function Hand({ onReady }: HoldersProps): ReactNode {
  const feedback = App.useApp()
  useEffect(() => onReady(feedback), [onReady, feedback])
  return null
}
