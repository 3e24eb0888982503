import { type Interview, interviewsApi } from '@bole/interviews/contract'
import { pipelineScreens } from '@bole/pipeline/screens'
import { formatMeeting } from '@bole/platform/moments'
import { PlaceLink } from '@bole/platform/places'
import { addressOf } from '@bole/platform/screens'
import { listOf, useCall } from '@bole/platform/web'
import type { ReactNode } from 'react'
import { useTexts } from './texts/index.ts'

interface MetCandidateProps {
  readonly candidate: Interview['interviewCandidates'][number]
  readonly interviewId: number
}

/** Somebody who is met, with how they stand in it and the other interviews of the same application. */
export function MetCandidate({ candidate, interviewId }: MetCandidateProps): ReactNode {
  const t = useTexts()
  const { postId, name, positionText, tag } = candidate
  const { data } = useCall(interviewsApi.single, { query: { post_id: postId } }, { handlesErrors: true })
  const others = (data?.data.list ?? []).filter(({ id }) => id !== interviewId)
  return (
    <section style={{ marginTop: 16 }}>
      <PlaceLink place={{ path: addressOf(pipelineScreens.candidate, { id: postId }) }}>{name}</PlaceLink>
      {` · ${positionText} · ${t(`tags.${tag}`)}`}
      {others.length > 0 && (
        <ul aria-label={t('others', { name })}>
          {others.map(({ id, interviewTime, status, interview_users }) => (
            <li key={id}>
              {`${formatMeeting(interviewTime)} · ${t(`states.${status}`)} · `}
              {listOf(interview_users.map((user) => user.name))}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
