import { interviewsApi } from '@bole/interviews/contract'
import { clockAt, formatMeetingSpan } from '@bole/platform/moments'
import { useCall } from '@bole/platform/web'
import { Button, Flex, Form } from 'antd'
import { type ReactNode, useState } from 'react'
import { dayAfter } from '../calendar/calendar-days.ts'
import type { InterviewFields } from '../interview-fields.ts'
import { useTexts } from '../texts/index.ts'

interface FreeTimesProps {
  readonly people: readonly number[]
  readonly room?: string | undefined
  /** The interview that does not stand in its own way. */
  readonly id?: number | undefined
}

/** As many times as are read at a glance. */
const mostShown = 12
/** Two weeks. */
const daysAhead = 13

/** Times at which everybody named is free, from the day that is chosen on, or from today; one of them is taken over into the form. */
export function FreeTimes({ people, room, id }: FreeTimesProps): ReactNode {
  const t = useTexts()
  const form = Form.useFormInstance<InterviewFields>()
  const [from, until] = Form.useWatch('time', form) ?? []
  const [isAsked, ask] = useState(false)
  const today = clockAt(Date.now()).slice(0, 10)
  const isAhead = from && clockAt(from).slice(0, 10) > today
  const from_day = isAhead ? clockAt(from).slice(0, 10) : today
  const length = from && until ? Math.round((Date.parse(until) - Date.parse(from)) / 60_000) : 0
  const minutes = length >= 5 && length <= 720 ? length : 60
  const until_day = dayAfter(from_day, daysAhead)
  const { data } = useCall(
    interviewsApi.freeTimes,
    {
      query: {
        ...{ interviewer_id: [...people], minutes, from_day, until_day },
        ...(room ? { room } : {}),
        ...(id ? { id } : {}),
      },
    },
    { enabled: isAsked && people.length > 0 },
  )
  const times = data?.data.list.slice(0, mostShown)
  return (
    <div style={{ marginBlockEnd: 16 }}>
      <Button disabled={people.length === 0} aria-expanded={isAsked} onClick={() => ask(!isAsked)}>
        {t('hours.find')}
      </Button>
      {isAsked && times?.length === 0 && <p>{t('hours.none')}</p>}
      {isAsked && times && (
        <Flex wrap gap={4} style={{ marginBlockStart: 8 }}>
          {times.map(({ interviewTime, endTime }) => (
            <Button
              key={interviewTime}
              size="small"
              onClick={() => {
                form.setFieldValue('time', [interviewTime, endTime])
                void form.validateFields(['time']).catch(() => undefined)
              }}
            >
              {formatMeetingSpan(interviewTime, endTime)}
            </Button>
          ))}
        </Flex>
      )}
    </div>
  )
}
