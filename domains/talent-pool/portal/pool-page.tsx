import type { ReplyOf } from '@bole/platform/contract'
import {
  AnswerMissing,
  ask,
  dateText,
  failureOf,
  Page,
  useAsked,
  useFailureText,
} from '@bole/platform/portal'
import { useState } from 'react'
import { Link } from 'wouter'
import { talentPoolApi } from '../contract/api.ts'
import { useTexts } from './texts/index.ts'

type Place = ReplyOf<typeof talentPoolApi.viewConsent>

/** Where somebody agrees to be kept in the talent pool, goes on to, or withdraws: the link they were sent leads here. */
export function PoolPage({ token }: { readonly token: string }) {
  const { text, language } = useTexts()
  const say = useFailureText()
  const asked = useAsked(token, async () => (await ask(talentPoolApi.viewConsent, { query: { token } })).data)
  const [answered, setAnswered] = useState<Place | null>(null)
  const [problem, setProblem] = useState('')
  const place = answered ?? asked.data
  if (!place) return <AnswerMissing failure={asked.failure} reload={asked.reload} />
  const day = (written: string) => dateText(language, written)
  const answer = async (action: 'renew' | 'withdraw') => {
    setProblem('')
    try {
      setAnswered((await ask(talentPoolApi.answerConsent, { body: { token, action } })).data)
    } catch (error) {
      setProblem(say(failureOf(error)))
    }
  }
  const values = { organisation: place.organisation.name, name: place.name }
  const ends = { ...values, day: day(place.ends_on ?? place.until) }
  const holds = place.state === 'given' || place.state === 'ends_soon'
  const told = () => {
    if (place.state === 'withdrawn') return text('withdrawn', values)
    if (!place.is_kept) return text('gone', values)
    if (holds) return text('agreed', ends)
    return place.state === 'ended' ? `${text('ended', ends)} ${text('ask', values)}` : text('ask', values)
  }
  return (
    <Page title={text('title', values)} organisation={place.organisation}>
      <p>{text('greeting', values)}</p>
      <p aria-live="polite">{told()}</p>
      {place.is_kept && (
        <>
          <button type="button" className="main-action" onClick={() => void answer('renew')}>
            {text(holds ? 'renew' : 'agree', { day: day(place.until) })}
          </button>
          <details className="withdraw">
            <summary>{text('withdraw')}</summary>
            <p>{text('withdraw_text')}</p>
            <button type="button" className="danger" onClick={() => void answer('withdraw')}>
              {text('withdraw_sure')}
            </button>
          </details>
        </>
      )}
      <div role="alert">{problem && <p>{problem}</p>}</div>
      <Link className="button" href={`/${place.organisation.slug}`}>
        {text('back')}
      </Link>
    </Page>
  )
}
