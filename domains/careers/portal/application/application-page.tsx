import { BesideInvitation, ChooseTime, PlaceInQueue } from '@bole/interviews/portal'
import { AnswerMissing, Page } from '@bole/platform/portal'
import { Suspense } from 'react'
import { Link, useSearch } from 'wouter'
import { AnswerPanel } from './answer-panel.tsx'
import { Dates } from './dates.tsx'
import { Messages } from './messages.tsx'
import { PrivateLink } from './private-link.tsx'
import { Receipt } from './receipt.tsx'
import { SentFacts } from './sent-facts.tsx'
import { SignIn } from './sign-in.tsx'
import { Steps } from './steps.tsx'
import { useTexts } from './texts/index.ts'
import { useLiveStory } from './use-live-story.ts'
import { Withdraw } from './withdraw.tsx'

/** The candidate's private page: where it stands, what comes next, and what can be answered. */
export function ApplicationPage({ params: { token } }: { readonly params: { readonly token: string } }) {
  const { text } = useTexts()
  const hasSent = new URLSearchParams(useSearch()).has('sent')
  const { story, failure, look, tell } = useLiveStory(token)
  if (!story) return <AnswerMissing failure={failure} reload={() => void look()} />
  const { position, organisation } = story
  const isClosed = story.stage === 'closed'
  // What has ended since is no news any more.
  const isJustSent = hasSent && !isClosed
  return (
    <Page title={text('application_title', { title: position.title })} organisation={organisation}>
      {isJustSent && <PrivateLink isNew token={token} story={story} />}
      <section className={`now ${story.stage}`} aria-labelledby="stage-title">
        <div aria-live="polite">
          <h2 id="stage-title">
            <span className="quiet">{text('stage')}</span>{' '}
            {text(story.next_step === 'you_withdrew' ? 'stage_withdrawn' : `stage_${story.stage}`)}
          </h2>
          <p className="next">
            <span className="quiet">{text('next')}</span> {text(`next_${story.next_step}`)}
          </p>
        </div>
        <Dates story={story} />
        {story.meeting && story.meeting.accommodations !== null && (
          <Suspense fallback={null}>
            <BesideInvitation token={token} accommodations={story.meeting.accommodations} onAsked={look} />
          </Suspense>
        )}
        {story.queue && (
          <Suspense fallback={null}>
            <PlaceInQueue place={story.queue} />
          </Suspense>
        )}
        {story.room?.is_open && (
          <Link className="button main-action" href={`/room/${token}`}>
            {text('enter_room')}
          </Link>
        )}
        {story.offer && (
          <Suspense fallback={null}>
            <ChooseTime token={token} offer={story.offer} onAnswered={look} />
          </Suspense>
        )}
        <SignIn token={token} story={story} onTold={tell} onStale={look} />
        <AnswerPanel token={token} story={story} onTold={tell} onStale={look} />
      </section>
      {!isClosed && (
        <p role="status" className="quiet fresh">
          {text(failure ? 'not_fresh' : 'fresh')}
        </p>
      )}
      {story.receipt && <Receipt token={token} receipt={story.receipt} onAsked={look} />}
      <Messages story={story} />
      <Steps story={story} />
      <SentFacts story={story} />
      {!isJustSent && <PrivateLink isNew={false} token={token} story={story} />}
      {story.can_withdraw && <Withdraw token={token} story={story} onTold={tell} onStale={look} />}
      <Link className="button" href={`/${organisation.slug}`}>
        {text('back_to_positions')}
      </Link>
    </Page>
  )
}
