import { readServerAnswer } from '@bole/mail/model'
import { Tooltip } from 'antd'
import type { ReactNode } from 'react'
import { useTexts } from './texts/index.ts'

interface ServerAnswerProps {
  /** What the mail server said, in its own words; nothing is shown where it said nothing. */
  readonly words: string
}

/** What a mail server's answer means, in the reader's language; its own words are the details, for pointer, touch and keyboard. */
export function ServerAnswer({ words }: ServerAnswerProps): ReactNode {
  const t = useTexts()
  const meaning = readServerAnswer(words)
  if (meaning === null) return null
  return (
    <Tooltip title={words} trigger={['hover', 'focus', 'click']}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: its details open by keyboard, too */}
      <span tabIndex={0} style={{ textDecoration: 'underline dotted', textUnderlineOffset: 3 }}>
        {t(`answers.${meaning}`)}
      </span>
    </Tooltip>
  )
}
