import { addressOf } from '@bole/platform/contract'
import { ask, failureOf, useFailureText } from '@bole/platform/portal'
import { type FormEvent, useState } from 'react'
import { interviewsApi } from '../contract/api.ts'
import { useTexts } from './texts/index.ts'

interface Props {
  readonly token: string
  /** What they said that they need; empty: nothing. */
  readonly accommodations: string
  readonly onAsked: () => Promise<void>
}

/** What a candidate does with an interview they are expected at: keep it in their calendar, and say what they need there. */
export function BesideInvitation({ token, accommodations, onAsked }: Props) {
  const { text } = useTexts()
  const say = useFailureText()
  const [wanted, want] = useState(accommodations)
  const [problem, setProblem] = useState('')
  const [isSent, setSent] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    setProblem('')
    try {
      await ask(interviewsApi.askAccommodations, { body: { token, text: wanted.trim() } })
      setSent(true)
      await onAsked()
    } catch (error) {
      setProblem(say(failureOf(error)))
    }
    setBusy(false)
  }
  return (
    <div className="answers">
      <a
        className="button"
        href={addressOf(interviewsApi.getCalendarFile, {}, { token })}
        download="interview.ics"
      >
        {text('calendar')}
      </a>
      <details open={accommodations !== ''}>
        <summary>{text('needs')}</summary>
        <form onSubmit={(event) => void send(event)}>
          <label className="field" htmlFor="needs">
            {text('needs_label')}
          </label>
          <textarea
            id="needs"
            rows={3}
            maxLength={1000}
            value={wanted}
            aria-describedby="needs-help"
            onChange={(event) => {
              setSent(false)
              want(event.target.value)
            }}
          />
          <p id="needs-help" className="quiet">
            {text('needs_help')}
          </p>
          <button type="submit" aria-disabled={isBusy}>
            {text('needs_send')}
          </button>
          <p role="status">{isSent && text('needs_sent')}</p>
          <div role="alert">{problem && <p>{problem}</p>}</div>
        </form>
      </details>
    </div>
  )
}
