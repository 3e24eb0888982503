import { useRouter } from 'wouter'
import { ShareLink } from '../page/share-link.tsx'
import { useTexts } from './texts/index.ts'
import type { Story } from './use-live-story.ts'

interface Props {
  readonly token: string
  readonly story: Story
  /** Whether the application was sent a moment ago. */
  readonly isNew: boolean
}

/** The link back to this page: the only key to it, so it can be copied, shared and mailed to oneself. */
export function PrivateLink({ token, story, isNew }: Props) {
  const { text } = useTexts()
  const { base } = useRouter()
  const link = `${location.origin}${base}/application/${token}`
  const title = text('mail_subject', { name: story.organisation.name, title: story.position.title })
  const mail = `mailto:${encodeURIComponent(story.sent?.email ?? '')}?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(link)}`
  return (
    <section className={isNew ? 'receipt new' : 'receipt'} role={isNew ? 'status' : undefined}>
      <h2>{text(isNew ? 'sent_title' : 'your_link')}</h2>
      <p>{text('sent_text')}</p>
      <p className="link" dir="ltr">
        {link}
      </p>
      <ShareLink link={link} title={title} label={text('copy')} />
      <a className="button" href={mail}>
        {text('mail_link')}
      </a>
    </section>
  )
}
