import { AnswerMissing, Page } from '@bole/platform/portal'
import { useLocation } from 'wouter'
import { Looks } from '../page/looks.tsx'
import { ReferralNote } from '../page/referral-note.tsx'
import { type PositionParams, useGone, usePosition } from '../position/position-page.tsx'
import { useTexts } from '../texts/index.ts'
import { ApplyForm } from './apply-form.tsx'

/** Applying for one position: one page, about a minute, no account. */
export function ApplyPage({ params }: { readonly params: PositionParams }) {
  const { text } = useTexts()
  const [, goTo] = useLocation()
  const position = usePosition(params)
  const gone = useGone(params.slug)
  if (!position.data) return <AnswerMissing {...position} gone={gone} />
  const { title, organisation, form, choices, looks } = position.data
  return (
    <Page title={text('apply_title', { title })} organisation={organisation}>
      <Looks names={looks} />
      <ReferralNote slug={params.slug} />
      <ApplyForm
        {...params}
        organisation={organisation.name}
        asked={form}
        offered={choices}
        onSent={(token) => goTo(`/application/${token}?sent`, { replace: true })}
      />
    </Page>
  )
}
