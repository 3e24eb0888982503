import { ask, failureOf, useFailureText } from '@bole/platform/portal'
import { type RefObject, useState } from 'react'
import { flushSync } from 'react-dom'
import { careersApi } from '../../contract/api.ts'
import { useTexts } from '../texts/index.ts'
import type { AskedForm } from './asked.ts'
import { checkDraft, checkField, type FieldErrors } from './check-draft.ts'
import { type Draft, type FieldName, fieldNames, sentFrom } from './draft.ts'
import { forgetReferral, sourceOf } from './source.ts'

interface Asked {
  readonly slug: string
  /** Positions in the order they are wished for; the first is applied for. */
  readonly chosen: readonly number[]
  readonly draft: Draft
  readonly asked: AskedForm
  readonly form: RefObject<HTMLFormElement | null>
  readonly onSent: (token: string) => void
}

/** Checks and sends the form; the first thing wrong gets the focus. */
export function useSending({ slug, chosen, draft, asked, form, onSent }: Asked) {
  const { text } = useTexts()
  const say = useFailureText()
  const [errors, setErrors] = useState<FieldErrors>({})
  const [problem, setProblem] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const [hasConsent, setHasConsent] = useState(false)

  const show = (wrong: FieldErrors) => {
    flushSync(() => {
      setErrors(wrong)
      setProblem(text('errors_found', { count: Object.keys(wrong).length }))
    })
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid="true"]')?.focus()
  }
  const forget = (name: string) => setErrors(({ [name]: _, ...others }) => others)

  /** `onUploadLost` is called when the résumé has to be uploaded again. */
  const send = async (onUploadLost: () => void) => {
    if (isBusy) return
    const wrong = checkDraft(draft, hasConsent, asked)
    if (Object.keys(wrong).length > 0) return show(wrong)
    setIsBusy(true)
    setProblem('')
    try {
      const source = sourceOf(location.search, slug)
      const [position_id = 0, ...volunteers] = chosen
      const body = { slug, position_id, volunteers, ...sentFrom(draft), consent: true as const }
      const { data } = await ask(careersApi.apply, { body: source ? { ...body, source } : body })
      forgetReferral(slug)
      onSent(data.token)
    } catch (error) {
      const failure = failureOf(error)
      if (failure.code === 'upload_expired') onUploadLost()
      const named = fieldNames.filter((name) =>
        failure.errors.some(({ path }) => path.split('.', 1)[0] === name),
      )
      if (named.length > 0) show(Object.fromEntries(named.map((name) => [name, 'error_invalid'])))
      else setProblem(say(failure))
    } finally {
      setIsBusy(false)
    }
  }

  return {
    errors,
    problem,
    isBusy,
    hasConsent,
    forget,
    send,
    check: (name: FieldName) => {
      const error = checkField(name, draft.fields[name])
      // An empty field somebody only passed by is not yet a mistake.
      if (error && error !== 'error_required') setErrors((now) => ({ ...now, [name]: error }))
    },
    setConsent: (agreed: boolean) => {
      setHasConsent(agreed)
      if (agreed) forget('consent')
    },
  }
}
