import { App } from 'antd'
import { type ReactNode, useEffect } from 'react'

interface HoldersProps {
  readonly onReady: (feedback: ReturnType<typeof App.useApp>) => void
}

// Below the header: what stands there stays as long as the pointer is on it, and nothing of the header may be under it.
const place = { top: 56 }

/** Where the component library shows toasts, notices and questions. */
export function FeedbackHolders({ onReady }: HoldersProps): ReactNode {
  return (
    <App component={false} message={place} notification={place}>
      <Hand onReady={onReady} />
    </App>
  )
}

function Hand({ onReady }: HoldersProps): ReactNode {
  const feedback = App.useApp()
  useEffect(() => onReady(feedback), [onReady, feedback])
  return null
}
