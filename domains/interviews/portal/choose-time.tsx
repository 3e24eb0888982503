import type { OfferedTimes } from '@bole/interviews/contract'
import { ask, companyMomentText, failureOf, momentText, useFailureText } from '@bole/platform/portal'
import { useState } from 'react'
import { interviewsApi } from '../contract/api.ts'
import { useTexts } from './texts/index.ts'

interface Props {
  readonly token: string
  readonly offer: OfferedTimes
  /** One was taken, or somebody else was first: what stands now is looked for. */
  readonly onAnswered: () => Promise<void>
}

/** The times a candidate chooses of, by their own clock; whoever has one may take another once. */
export function ChooseTime({ offer, ...rest }: Props) {
  const { text } = useTexts()
  // Each offer begins anew: what was chosen of another is no choice of this one.
  const times = <Times key={String(offer.is_chosen)} offer={offer} {...rest} />
  if (!offer.is_chosen) return times
  return (
    offer.times.length > 0 && (
      <details>
        <summary>{text('times_move')}</summary>
        {times}
      </details>
    )
  )
}

function Times({ token, offer, onAnswered }: Props) {
  const { text, language } = useTexts()
  const say = useFailureText()
  const [chosen, choose] = useState('')
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)
  const isThere = offer.times.some(({ interviewTime }) => interviewTime === chosen)
  const take = async () => {
    if (isBusy || !isThere) return
    setBusy(true)
    setProblem('')
    try {
      await ask(interviewsApi.takeTime, { body: { token, interviewTime: chosen } })
    } catch (error) {
      setProblem(say(failureOf(error)))
    }
    await onAnswered()
    setBusy(false)
  }
  return (
    <div className="answers times">
      <h3>{text(offer.is_chosen ? 'times_move_title' : 'times_title')}</h3>
      <dl className="pairs">
        {offer.people.length > 0 && (
          <div>
            <dt>{text('times_people')}</dt>
            <dd>{offer.people.join(' · ')}</dd>
          </div>
        )}
        <div>
          <dt>{text('where')}</dt>
          <dd>
            {[offer.is_online ? text('times_online') : offer.place, offer.address]
              .filter(Boolean)
              .join(' · ') || text('times_place_later')}
          </dd>
        </div>
      </dl>
      {offer.times.length === 0 && <p role="status">{text('times_none')}</p>}
      <ul>
        {offer.times.map(({ interviewTime, endTime }) => {
          const elsewhere = companyMomentText(language, interviewTime, endTime)
          return (
            <li key={interviewTime}>
              <button
                type="button"
                aria-pressed={interviewTime === chosen}
                onClick={() => choose(interviewTime)}
              >
                <time dateTime={interviewTime}>{momentText(language, interviewTime, endTime)}</time>
                {elsewhere && <span className="quiet">{text('times_company', { time: elsewhere })}</span>}
              </button>
            </li>
          )
        })}
      </ul>
      {offer.times.length > 0 && (
        <button
          type="button"
          className="main-action"
          aria-disabled={isBusy || !isThere}
          onClick={() => void take()}
        >
          {text(isBusy ? 'times_busy' : 'times_take')}
        </button>
      )}
      {offer.is_chosen && <p className="quiet">{text('times_once')}</p>}
      <div role="alert">{problem && <p>{problem}</p>}</div>
    </div>
  )
}
