import { AnswerMissing, Page } from '@bole/platform/portal'
import { useLocation } from 'wouter'
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
  const { title, organisation } = position.data
  return (
    <Page title={text('apply_title', { title })} organisation={organisation}>
      <ApplyForm
        {...params}
        organisation={organisation.name}
        onSent={(token) => goTo(`/application/${token}?sent`, { replace: true })}
      />
    </Page>
  )
}
