import { useDraft, useLeaveGuard } from '@bole/platform/portal'
import { type FormEvent, useRef, useState } from 'react'
import { useTexts } from '../texts/index.ts'
import { type AskedForm, isAsked, isNecessary } from './asked.ts'
import { ChoiceGroup } from './choice-group.tsx'
import { chosenIn, type Offered } from './choices.ts'
import { Consent } from './consent.tsx'
import { answerIn, fillFrom, typeInto } from './draft.ts'
import { FormGroups } from './form-groups.tsx'
import { applications } from './kept-draft.ts'
import { ResumePicker } from './resume-picker.tsx'
import { useSending } from './use-sending.ts'

interface Props {
  readonly slug: string
  readonly id: string
  readonly organisation: string
  /** What the position's project asks. */
  readonly asked: AskedForm
  /** What can be ranked, where the project takes several choices. */
  readonly offered?: Offered
  readonly onSent: (token: string) => void
}

/** The résumé, the questions, the consent: kept as they are typed, checked where they stand, sent once. */
export function ApplyForm({ slug, id, organisation, asked, offered, onSent }: Props) {
  const { text } = useTexts()
  const form = useRef<HTMLFormElement>(null)
  const { draft, isFound, isKept, change, clear } = useDraft(applications, `${slug}.${id}`)
  const chosen = chosenIn(draft, Number(id), offered)
  const [isReading, setIsReading] = useState(false)
  const sending = useSending({
    slug,
    chosen,
    draft,
    asked,
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
      {isAsked(asked, 'resume') && (
        <ResumePicker
          slug={slug}
          upload={draft.upload}
          isNecessary={isNecessary(asked, 'resume')}
          error={sending.errors.resume}
          onRead={(read) => {
            change((now) => fillFrom(now, read))
            sending.forget('resume')
          }}
          onRemove={() => change((now) => ({ ...now, upload: null }))}
          onBusy={setIsReading}
        />
      )}
      {offered && (
        <ChoiceGroup
          offered={offered}
          chosen={chosen}
          onChange={(choices) => change((now) => ({ ...now, choices }))}
        />
      )}
      <FormGroups
        form={asked}
        draft={draft}
        errors={sending.errors}
        onType={(name, value) => {
          change((now) => typeInto(now, name, value))
          sending.forget(name)
        }}
        onAnswer={(key, answer) => {
          change((now) => answerIn(now, key, answer))
          sending.forget(key)
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
