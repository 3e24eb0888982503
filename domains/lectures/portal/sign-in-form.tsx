import { ask, failureOf, keptVisitors, useDraft, useFailureText } from '@bole/platform/portal'
import { type FormEvent, useState } from 'react'
import { lecturesApi } from '../contract/api.ts'
import { type TextKey, useTexts } from './texts/index.ts'

interface SignInFormProps {
  readonly token: string
  /** Who receives what is filled in. */
  readonly organisation: string
  readonly onSignedIn: (name: string) => void
}

type Wrong = Partial<Record<'name' | 'phone', TextKey>>

/** Name and phone, filled in already where this device was used before: then one tap is left. */
export function SignInForm({ token, organisation, onSignedIn }: SignInFormProps) {
  const { text } = useTexts()
  const say = useFailureText()
  const { draft, change } = useDraft(keptVisitors, 'me')
  const [wrong, setWrong] = useState<Wrong>({})
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)

  const send = async (event: FormEvent) => {
    event.preventDefault()
    const [name, phone] = [draft.name.trim(), draft.phone.trim()]
    const missing: Wrong = {
      ...(name === '' ? { name: 'need_name' as const } : {}),
      ...(phone === '' ? { phone: 'need_phone' as const } : {}),
    }
    setWrong(missing)
    setProblem('')
    if (isBusy || Object.keys(missing).length > 0) return
    setBusy(true)
    try {
      await ask(lecturesApi.signIn, { body: { token, name, phone } })
      onSignedIn(name)
    } catch (error) {
      const failure = failureOf(error)
      if (failure.errors.some(({ path }) => path === 'phone')) setWrong({ phone: 'wrong_phone' })
      else setProblem(say(failure))
    } finally {
      setBusy(false)
    }
  }

  const fieldOf = (name: 'name' | 'phone', type: 'text' | 'tel', autoComplete: string) => (
    <div className="field">
      <label htmlFor={name}>{text(name)}</label>
      <input
        id={name}
        type={type}
        autoComplete={autoComplete}
        maxLength={60}
        required
        value={draft[name]}
        aria-invalid={wrong[name] !== undefined}
        aria-describedby={`${name}-error`}
        onChange={(event) => change((now) => ({ ...now, [name]: event.target.value }))}
      />
      <p id={`${name}-error`} className="error" hidden={wrong[name] === undefined}>
        {wrong[name] && text(wrong[name])}
      </p>
    </div>
  )

  return (
    <form noValidate onSubmit={(event) => void send(event)}>
      {fieldOf('name', 'text', 'name')}
      {fieldOf('phone', 'tel', 'tel')}
      <button type="submit" className="main-action" disabled={isBusy}>
        {text(isBusy ? 'busy' : 'sign_in')}
      </button>
      <div role="alert">{problem && <p>{problem}</p>}</div>
      <p className="quiet">
        {text('told', { organisation })} {text('kept')}
      </p>
    </form>
  )
}
