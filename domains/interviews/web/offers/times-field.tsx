import { interviewsApi } from '@bole/interviews/contract'
import { pickers } from '@bole/platform/form'
import { clockAt, formatMeetingSpan, zoneNote } from '@bole/platform/moments'
import { useCall } from '@bole/platform/web'
import { Button, DatePicker, Flex, Form, Tag } from 'antd'
import { type ReactNode, useState } from 'react'
import { dayAfter } from '../calendar/calendar-days.ts'
import { useTexts } from './texts/index.ts'

/** A time as the call takes it. */
export interface Time {
  readonly interviewTime: string
  readonly endTime: string
}

interface TimesProps {
  /** Given by the form. */
  readonly value?: readonly Time[]
  readonly onChange?: (times: readonly Time[]) => void
  readonly minutes: number
  readonly people: readonly number[]
  readonly room: string | undefined
}

const overlaps = (one: Time, other: Time) =>
  Date.parse(one.interviewTime) < Date.parse(other.endTime) &&
  Date.parse(other.interviewTime) < Date.parse(one.endTime)

const inOrder = (times: readonly Time[]) =>
  times.toSorted((one, other) => Date.parse(one.interviewTime) - Date.parse(other.interviewTime))

/** The times that are offered: of those at which everybody is free, or by hand. */
export function Times({ value: times = [], onChange, ...asked }: TimesProps): ReactNode {
  const t = useTexts()
  const add = (time: Time) => onChange?.(inOrder([...times, time]))
  return (
    <>
      <Flex wrap gap={4} style={{ marginBlockEnd: 8 }}>
        {times.map((time) => {
          const said = formatMeetingSpan(time.interviewTime, time.endTime)
          return (
            <Tag
              key={time.interviewTime}
              closable={{ 'aria-label': t('remove', { time: said }) }}
              onClose={() => onChange?.(times.filter((one) => one !== time))}
            >
              {said}
            </Tag>
          )
        })}
      </Flex>
      <FreeToOffer {...asked} times={times} onAdd={add} />
      <ByHand minutes={asked.minutes} times={times} onAdd={add} />
    </>
  )
}

type Adding = Pick<TimesProps, 'minutes'> & {
  readonly times: readonly Time[]
  readonly onAdd: (time: Time) => void
}

/** As many as are read at a glance. */
const mostShown = 16
/** Two weeks. */
const daysAhead = 13

function FreeToOffer({
  times,
  minutes,
  people,
  room,
  onAdd,
}: Adding & Omit<TimesProps, 'value' | 'onChange'>) {
  const t = useTexts()
  const [isAsked, ask] = useState(false)
  const from_day = clockAt(Date.now()).slice(0, 10)
  const { data } = useCall(
    interviewsApi.freeTimes,
    {
      query: {
        ...{ interviewer_id: [...people], minutes, from_day, until_day: dayAfter(from_day, daysAhead) },
        ...(room ? { room } : {}),
      },
    },
    { enabled: isAsked && people.length > 0 },
  )
  // Times lie half an hour apart: those that would be in each other's way are not offered beside each other.
  const free = data?.data.list.filter((one) => !times.some((chosen) => overlaps(one, chosen)))
  return (
    <>
      <Button disabled={people.length === 0} aria-expanded={isAsked} onClick={() => ask(!isAsked)}>
        {t('find')}
      </Button>
      {people.length === 0 && <p>{t('choosePeople')}</p>}
      {isAsked && free?.length === 0 && <p>{t('noneFree')}</p>}
      {isAsked && free && (
        <Flex wrap gap={4} style={{ marginBlockStart: 8 }}>
          {free.slice(0, mostShown).map((time) => (
            <Button key={time.interviewTime} size="small" onClick={() => onAdd(time)}>
              {formatMeetingSpan(time.interviewTime, time.endTime)}
            </Button>
          ))}
        </Flex>
      )}
    </>
  )
}

function ByHand({ times, minutes, onAdd }: Adding) {
  const t = useTexts()
  const [begins, setBegins] = useState<string | null>(null)
  const isThere = times.some(({ interviewTime }) => Date.parse(interviewTime) === Date.parse(begins ?? ''))
  const add = () => {
    if (!begins) return
    onAdd({
      interviewTime: begins,
      endTime: new Date(Date.parse(begins) + minutes * 60_000).toISOString(),
    })
    setBegins(null)
  }
  return (
    <Flex wrap gap={8} style={{ marginBlockStart: 8 }}>
      <Form<{ readonly begins?: string | null }>
        component={false}
        fields={[{ name: 'begins', value: begins }]}
        onValuesChange={({ begins: picked }) => setBegins(picked ?? null)}
      >
        <Form.Item {...pickers.holdingMoments} name="begins" noStyle>
          <DatePicker
            {...pickers.writtenMoments()}
            showTime={{ format: 'HH:mm', minuteStep: 5 }}
            needConfirm={false}
            aria-label={t('byHand')}
            suffixIcon={zoneNote() || undefined}
          />
        </Form.Item>
      </Form>
      <Button disabled={!begins || isThere} onClick={add}>
        {t('add')}
      </Button>
    </Flex>
  )
}
