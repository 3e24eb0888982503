import { type Interview, interviewsApi } from '@bole/interviews/contract'
import { formatMeetingSpan } from '@bole/platform/moments'
import { findProvidedFor } from '@bole/platform/slots'
import { listOf, useCall } from '@bole/platform/web'
import { Button, Descriptions, Drawer, Skeleton } from 'antd'
import { type ReactNode, Suspense } from 'react'
import { MetCandidate } from './met-candidate.tsx'
import { placeOf } from './place-of.ts'
import { recordings } from './slots.ts'
import { useTexts } from './texts/index.ts'

interface InterviewDrawerProps {
  readonly interview: Interview
  /** Opens what gives it another time. */
  readonly onMove?: () => void
  readonly onClose: () => void
}

/** One interview in full: when, where, by whom, and each candidate with the interviews they had before. */
export function InterviewDrawer({ interview, onMove, onClose }: InterviewDrawerProps): ReactNode {
  const t = useTexts()
  const fresh = useCall(interviewsApi.view, { query: { id: interview.id } }).data?.data ?? interview
  const { address, interview_users: users, interviewCandidates, interviewTime, endTime } = fresh
  const isOnline = address.invite_type === 1
  const Recordings = findProvidedFor(recordings)
  const items: readonly (readonly [string, string])[] = [
    [t('time'), formatMeetingSpan(interviewTime, endTime)],
    [t('place'), placeOf(address, t)],
    [t('directions'), address.directions],
    [t('receptionNote'), address.reception_note],
    ...fresh.accommodations.map(({ name, text }) => [t('accommodations', { name }), text] as const),
    [t('interviewers'), listOf(users.map(({ name, role }) => `${name} (${t(`roles.${role}`)})`))],
    [t('status'), t(`states.${fresh.status}`)],
  ]
  return (
    <Drawer
      open
      title={fresh.interviewee}
      size={640}
      onClose={onClose}
      extra={onMove && fresh.can.edit && <Button onClick={onMove}>{t('move.open')}</Button>}
    >
      <Descriptions
        column={1}
        items={items.flatMap(([label, children]) => (children ? [{ key: label, label, children }] : []))}
      />
      {interviewCandidates.map((candidate) => (
        <MetCandidate key={candidate.postId} candidate={candidate} interviewId={fresh.id} />
      ))}
      {isOnline && Recordings && (
        <Suspense fallback={<Skeleton active />}>
          <Recordings interviewId={fresh.id} />
        </Suspense>
      )}
    </Drawer>
  )
}
