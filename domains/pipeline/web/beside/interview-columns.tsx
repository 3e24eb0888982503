import type { InterviewCandidate } from '@bole/pipeline/contract'
import { type Column, TwoLines } from '@bole/platform/list'
import { formatMeeting } from '@bole/platform/moments'
import { PlaceLink } from '@bole/platform/places'
import { addressOf } from '@bole/platform/screens'
import { listOf } from '@bole/platform/web'
import { StatusChip } from '../cells/status-chip.tsx'
import { pipelineScreens } from '../screens.ts'
import type { BesideTexts } from './texts/index.ts'

/** What is shown of an interview: with whom, when, where and by whom. */
export function interviewColumns(t: BesideTexts): readonly Column<InterviewCandidate>[] {
  return [
    {
      name: 'basic',
      title: t('candidate'),
      isMain: true,
      width: 190,
      nameOf: ({ basic }) => basic.name,
      render: ({ basic, post_id, position }) => (
        <TwoLines
          first={
            <PlaceLink place={{ path: addressOf(pipelineScreens.candidate, { id: post_id }) }}>
              {basic.name}
            </PlaceLink>
          }
          second={position.title}
        />
      ),
    },
    {
      name: 'interview_date',
      title: t('time'),
      render: ({ interview_date }) => formatMeeting(interview_date),
    },
    {
      name: 'place',
      title: t('place'),
      render: ({ place, is_online }) => place || (is_online ? t('online') : '—'),
    },
    {
      name: 'interviewers',
      title: t('interviewers'),
      render: ({ interviewers }) => listOf(interviewers.map(({ name }) => name)) || '—',
    },
    { name: 'status', title: t('status'), render: ({ status }) => <StatusChip status={status} /> },
  ]
}
