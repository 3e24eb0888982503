import type { Interview } from '@bole/interviews/contract'
import { type Column, TwoLines } from '@bole/platform/list'
import { formatMeetingSpan } from '@bole/platform/moments'
import { listOf } from '@bole/platform/web'
import { Badge, Button } from 'antd'
import { placeOf } from './place-of.ts'
import { RoomLink } from './room-link.tsx'
import type { InterviewTexts } from './texts/index.ts'

/** As the statuses of the pipeline are coloured: somebody must act, under way, passed, ended. */
const badges = {
  to_be_interview: 'processing',
  to_be_feedback: 'warning',
  finish: 'success',
  expired: 'default',
} as const

/** What is shown of an interview: with whom, when, where, by whom, and what became of it. */
export function interviewColumns(
  t: InterviewTexts,
  onOpen: (interview: Interview) => void,
  origin: 1 | 2,
): readonly Column<Interview>[] {
  return [
    {
      name: 'interviewee',
      title: t('candidates'),
      isMain: true,
      width: 220,
      nameOf: ({ interviewee }) => interviewee,
      render: (interview) => (
        <TwoLines
          first={
            <Button
              type="link"
              size="small"
              // A long name takes several lines on a phone, instead of widening the page.
              style={{ padding: 0, height: 'auto', whiteSpace: 'normal', textAlign: 'start' }}
              onClick={() => onOpen(interview)}
            >
              {interview.interviewee}
            </Button>
          }
          second={[
            ...new Set(interview.interviewCandidates.map(({ positionText }) => positionText)),
            ...(interview.isQueue ? [t('queue.mark', { count: interview.interviewCandidates.length })] : []),
            ...(interview.isMulti && !interview.isQueue
              ? [t('together', { count: interview.interviewCandidates.length })]
              : []),
          ].join(' · ')}
        />
      ),
    },
    {
      name: 'interviewTime',
      title: t('time'),
      width: 190,
      render: ({ interviewTime, endTime }) => formatMeetingSpan(interviewTime, endTime),
    },
    {
      name: 'address',
      title: t('place'),
      render: (interview) => (
        <TwoLines
          first={placeOf(interview.address, t)}
          second={interview.address.invite_type === 1 && <RoomLink interview={interview} origin={origin} />}
        />
      ),
    },
    {
      name: 'interview_users',
      title: t('interviewers'),
      render: ({ interview_users }) =>
        listOf(
          interview_users.map(({ name, role }) =>
            role === 'main' ? name : `${name} (${t(`roles.${role}`)})`,
          ),
        ) || '—',
    },
    {
      name: 'status',
      title: t('status'),
      render: ({ status, interviewCandidates: [first], isMulti }) => (
        <Badge
          status={badges[status]}
          text={
            isMulti || !first ? t(`states.${status}`) : `${t(`states.${status}`)} · ${t(`tags.${first.tag}`)}`
          }
        />
      ),
    },
  ]
}
