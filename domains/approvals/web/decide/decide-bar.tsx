import { Button, Input } from 'antd'
import { type ReactNode, useState } from 'react'
import styles from '../approvals.module.css'
import { useTexts } from '../texts/index.ts'

/** What an approver says. */
export interface Answer {
  readonly action: 'pass' | 'eliminate' | 'remain'
  readonly text: string
}

interface DecideBarProps {
  readonly name: string
  readonly isSending: boolean
  /** The answer can be put off. */
  readonly canHold?: boolean
  /** What is asked besides, once an answer is chosen. */
  readonly beneath?: (action: Answer['action']) => ReactNode
  readonly onAnswer: (answer: Answer) => void
}

const words = { pass: 'sureApprove', eliminate: 'sureRefuse', remain: 'sureHold' } as const

/** One tap chooses the answer, the second one gives it; words can be said between. */
export function DecideBar(props: DecideBarProps): ReactNode {
  const { name, isSending, canHold = true, beneath, onAnswer } = props
  const t = useTexts()
  const [action, setAction] = useState<Answer['action'] | null>(null)
  const [text, setText] = useState('')
  if (action === null)
    return (
      <div className={styles.buttons}>
        <Button type="primary" onClick={() => setAction('pass')}>
          {t('bar.approve')}
        </Button>
        <Button danger onClick={() => setAction('eliminate')}>
          {t('bar.refuse')}
        </Button>
        {canHold && <Button onClick={() => setAction('remain')}>{t('bar.hold')}</Button>}
      </div>
    )
  return (
    <>
      <strong>{t(`bar.${words[action]}`, { name })}</strong>
      <Input.TextArea
        aria-label={t('bar.words')}
        placeholder={t('bar.words')}
        autoSize={{ minRows: 1, maxRows: 4 }}
        maxLength={4000}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {beneath && <div className={styles.beneath}>{beneath(action)}</div>}
      <div className={styles.buttons}>
        <Button
          type="primary"
          danger={action === 'eliminate'}
          loading={isSending}
          onClick={() => onAnswer({ action, text })}
        >
          {t('bar.confirm')}
        </Button>
        <Button onClick={() => setAction(null)}>{t('bar.back')}</Button>
      </div>
    </>
  )
}
