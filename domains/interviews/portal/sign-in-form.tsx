import { ask, failureOf, keptVisitors, useDraft, useFailureText } from '@bole/platform/portal'
import { type FormEvent, useState } from 'react'
import { interviewsApi } from '../contract/api.ts'
import { useTexts } from './texts/index.ts'

interface SignInFormProps {
  readonly token: string
  readonly onSignedIn: (ticket: string) => void
}

const fields = [
  { name: 'name', type: 'text', autoComplete: 'name', missing: 'need_name' },
  { name: 'phone', type: 'tel', autoComplete: 'tel', missing: 'need_phone' },
] as const

/** Name and phone, filled in already where this phone was used before: then one tap is left. */
export function SignInForm({ token, onSignedIn }: SignInFormProps) {
  const { text } = useTexts()
  const say = useFailureText()
  const { draft, change } = useDraft(keptVisitors, 'me')
  const [isAsked, setAsked] = useState(false)
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)
  const isMissing = (name: 'name' | 'phone') => isAsked && draft[name].trim() === ''
  const send = async (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    setProblem('')
    const [name, phone] = [draft.name.trim(), draft.phone.trim()]
    if (isBusy || name === '' || phone === '') return
    setBusy(true)
    try {
      const { data } = await ask(interviewsApi.signInAtDoor, { body: { token, name, phone } })
      onSignedIn(data.ticket)
    } catch (error) {
      setProblem(say(failureOf(error)))
      setBusy(false)
    }
  }
  return (
    <form noValidate onSubmit={(event) => void send(event)}>
      {fields.map(({ name, type, autoComplete, missing }) => (
        <div key={name} className="field">
          <label htmlFor={name}>{text(name)}</label>
          <input
            id={name}
            type={type}
            autoComplete={autoComplete}
            maxLength={60}
            required
            value={draft[name]}
            aria-invalid={isMissing(name)}
            aria-describedby={`${name}-error`}
            onChange={(event) => change((now) => ({ ...now, [name]: event.target.value }))}
          />
          <p id={`${name}-error`} className="error" hidden={!isMissing(name)}>
            {isMissing(name) && text(missing)}
          </p>
        </div>
      ))}
      <button type="submit" className="main-action" aria-disabled={isBusy}>
        {text(isBusy ? 'busy' : 'sign_in')}
      </button>
      <div role="alert">{problem && <p>{problem}</p>}</div>
      <p className="quiet">{text('told')}</p>
    </form>
  )
}
