import { dateText } from '@bole/platform/portal'
import { useTexts } from './texts/index.ts'
import type { Story } from './use-live-story.ts'

/** What the candidate was told by message: the newest stands open. */
export function Messages({ story: { messages } }: { readonly story: Pick<Story, 'messages'> }) {
  const { language, text } = useTexts()
  if (messages.length === 0) return null
  return (
    <section aria-label={text('messages')}>
      <h2>{text('messages')}</h2>
      {messages.map((message, index) => (
        <details key={`${message.at} ${message.subject}`} open={index === 0}>
          <summary>
            {message.is_unread && `${text('message_new')} · `}
            {message.subject} · {dateText(language, message.at)}
          </summary>
          <p style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{message.text}</p>
        </details>
      ))}
    </section>
  )
}
