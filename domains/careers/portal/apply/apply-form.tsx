import { useDraft, useLeaveGuard } from '@bole/platform/portal'
import { type FormEvent, useRef, useState } from 'react'
import { useTexts } from '../texts/index.ts'
import { Consent } from './consent.tsx'
import { fillFrom, typeInto } from './draft.ts'
import { FormGroups } from './form-groups.tsx'
import { applications } from './kept-draft.ts'
import { ResumePicker } from './resume-picker.tsx'
import { useSending } from './use-sending.ts'

interface Props {
  readonly slug: string
  readonly id: string
  readonly organisation: string
  readonly onSent: (token: string) => void
}

/** The résumé, the questions, the consent: kept as they are typed, checked where they stand, sent once. */
export function ApplyForm({ slug, id, organisation, onSent }: Props) {
  const { text } = useTexts()
  const form = useRef<HTMLFormElement>(null)
  const { draft, isFound, isKept, change, clear } = useDraft(applications, `${slug}.${id}`)
  const [isReading, setIsReading] = useState(false)
  const sending = useSending({
    slug,
    id,
    draft,
    form,
    onSent: (token) => {
      clear()
      onSent(token)
    },
  })
  useLeaveGuard(isReading || sending.isBusy || !isKept)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isReading) void sending.send(() => change((now) => ({ ...now, upload: null })))
  }
  return (
    <form ref={form} className="apply" noValidate onSubmit={submit}>
      <ResumePicker
        slug={slug}
        upload={draft.upload}
        onRead={(read) => change((now) => fillFrom(now, read))}
        onRemove={() => change((now) => ({ ...now, upload: null }))}
        onBusy={setIsReading}
      />
      <FormGroups
        draft={draft}
        errors={sending.errors}
        onType={(name, value) => {
          change((now) => typeInto(now, name, value))
          sending.forget(name)
        }}
        onLeave={sending.check}
      />
      <Consent
        organisation={organisation}
        hasConsent={sending.hasConsent}
        error={sending.errors.consent}
        onChange={sending.setConsent}
      />
      <div role="alert" className="problem">
        {sending.problem && <p>{sending.problem}</p>}
      </div>
      <div className="foot">
        <button type="submit" className="main-action" aria-disabled={sending.isBusy || isReading}>
          {text(sending.isBusy ? 'sending' : 'send')}
        </button>
        <button type="button" onClick={() => confirm(text('start_over_sure')) && clear()}>
          {text('start_over')}
        </button>
        <span className="quiet" role="status">
          {text(isFound ? 'draft_found' : 'draft_kept')}
        </span>
      </div>
    </form>
  )
}
