import type { InterviewOffer } from '@bole/interviews/contract'
import { pipelineScreens } from '@bole/pipeline/screens'
import { type Column, TwoLines } from '@bole/platform/list'
import { formatMeetingSpan, formatMoment } from '@bole/platform/moments'
import { PlaceLink } from '@bole/platform/places'
import { addressOf } from '@bole/platform/screens'
import { listOf } from '@bole/platform/web'
import { Badge } from 'antd'
import { placeOf } from '../place-of.ts'
import type { InterviewTexts } from '../texts/index.ts'
import type { OfferTexts } from './texts/index.ts'

/** As the statuses of the pipeline are coloured: somebody must act, under way, passed, ended. */
const badges = {
  open: 'processing',
  booked: 'success',
  none_fits: 'warning',
  no_reply: 'warning',
  used_up: 'warning',
  declined: 'default',
  closed: 'default',
  withdrawn: 'default',
} as const

/** What is shown of an offer: to whom, what became of it, until when, by whom and where they are met. */
export function offerColumns(t: OfferTexts, words: InterviewTexts): readonly Column<InterviewOffer>[] {
  return [
    {
      name: 'name',
      title: words('candidates'),
      isMain: true,
      width: 200,
      nameOf: ({ name }) => name,
      render: ({ name, post_id, positionText }) => (
        <TwoLines
          first={
            <PlaceLink place={{ path: addressOf(pipelineScreens.candidate, { id: post_id }) }}>
              {name}
            </PlaceLink>
          }
          second={positionText}
        />
      ),
    },
    {
      name: 'state',
      title: t('state'),
      width: 200,
      render: ({ state, left, times, note }) => (
        <TwoLines
          first={<Badge status={badges[state]} text={t(`states.${state}`)} />}
          second={state === 'open' ? t('left', { left, count: times.length }) : note}
        />
      ),
    },
    {
      name: 'chosen',
      title: t('chosen'),
      width: 200,
      render: ({ chosen, reply_by, state }) => {
        if (chosen) return formatMeetingSpan(chosen.interviewTime, chosen.endTime)
        return state === 'open' ? t('until', { time: formatMoment(reply_by) }) : '—'
      },
    },
    {
      name: 'interview_users',
      title: words('interviewers'),
      render: ({ interview_users, address }) => (
        <TwoLines
          first={listOf(interview_users.map(({ name }) => name)) || '—'}
          second={placeOf(address, words)}
        />
      ),
    },
    {
      name: 'create_time',
      title: t('offered'),
      width: 170,
      render: ({ create_time, made_by }) => (
        <TwoLines first={formatMoment(create_time)} second={made_by && t('by', { name: made_by.name })} />
      ),
    },
  ]
}
