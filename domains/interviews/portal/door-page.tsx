import { AnswerMissing, ask, momentText, Page, useDraft } from '@bole/platform/portal'
import { interviewsApi } from '../contract/api.ts'
import { keptTickets } from './kept-ticket.ts'
import { PlaceInQueue } from './place-in-queue.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { useTexts } from './texts/index.ts'
import { useLive } from './use-live.ts'

/** Where the code at the door leads: signing in, and afterwards one's own place in the queue. */
export function DoorPage({ token }: { readonly token: string }) {
  const { draft, change } = useDraft(keptTickets, token)
  const keep = (ticket: string) => change((now) => ({ ...now, ticket }))
  if (draft.ticket === '') return <Door token={token} onSignedIn={keep} />
  return <OwnPlace key={draft.ticket} token={token} ticket={draft.ticket} onLeave={() => keep('')} />
}

function Door({
  token,
  onSignedIn,
}: {
  readonly token: string
  readonly onSignedIn: (ticket: string) => void
}) {
  const { text, language } = useTexts()
  const {
    data: door,
    failure,
    look,
  } = useLive(async () => (await ask(interviewsApi.getDoor, { query: { token } })).data)
  if (!door) return <AnswerMissing failure={failure} reload={() => void look()} />
  return (
    <Page title={text('door_title')} organisation={door.organisation}>
      <dl className="pairs">
        <div>
          <dt>{text('when')}</dt>
          <dd>{momentText(language, door.interviewTime, door.endTime)}</dd>
        </div>
        {door.place && (
          <div>
            <dt>{text('where')}</dt>
            <dd>{door.place}</dd>
          </div>
        )}
      </dl>
      {door.state === 'open' ? (
        <SignInForm token={token} onSignedIn={onSignedIn} />
      ) : (
        <p role="status">{text(door.state)}</p>
      )}
    </Page>
  )
}

interface OwnPlaceProps {
  readonly token: string
  readonly ticket: string
  readonly onLeave: () => void
}

function OwnPlace({ token, ticket, onLeave }: OwnPlaceProps) {
  const { text } = useTexts()
  const { data, failure, look } = useLive(
    async () => (await ask(interviewsApi.getPlace, { query: { token, ticket } })).data,
  )
  if (!data) return <AnswerMissing failure={failure} reload={() => void look()} />
  return (
    <Page title={text('door_title')} organisation={data.organisation}>
      <section className="now">
        <PlaceInQueue place={data.place} />
      </section>
      <p className="quiet fresh">{text(failure ? 'not_fresh' : 'fresh')}</p>
      <button type="button" onClick={onLeave}>
        {text('other')}
      </button>
    </Page>
  )
}
