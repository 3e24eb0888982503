import { Alert, Button } from 'antd'
import type { ReactNode } from 'react'
import styles from '../sign-in.module.css'

/** What a link leads to happens on a press: programs that look at mail open links, and press nothing. */
export function PressToConfirm({
  help,
  action,
  done,
  state: { error, isPending },
  onPress,
}: {
  readonly help: string
  /** What the button says. */
  readonly action: string
  /** What is said once it has happened; null before. */
  readonly done: string | null
  readonly state: { readonly error: Error | null; readonly isPending: boolean }
  readonly onPress: () => void
}): ReactNode {
  const room = styles.refusal ?? ''
  if (done !== null) return <Alert role="status" type="success" showIcon title={done} className={room} />
  return (
    <>
      {error && <Alert role="alert" type="error" showIcon title={error.message} className={room} />}
      <p>{help}</p>
      <Button type="primary" size="large" block loading={isPending} onClick={onPress}>
        {action}
      </Button>
    </>
  )
}
