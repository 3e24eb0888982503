import type { Interview } from '@bole/interviews/contract'
import { clockAt, momentAt } from '@bole/platform/moments'
import { currentLanguage } from '@bole/platform/web'
import FullCalendar from '@fullcalendar/react'
import dayGrid from '@fullcalendar/react/daygrid'
import interaction from '@fullcalendar/react/interaction'
import '@fullcalendar/react/skeleton.css'
import classicTheme from '@fullcalendar/react/themes/classic'
import '@fullcalendar/react/themes/classic/theme.css'
import timeGrid from '@fullcalendar/react/timegrid'
import type { KeyboardEvent, ReactNode } from 'react'
import { useTexts } from '../texts/index.ts'
import styles from './calendar.module.css'
import { beganAt, movedByKey, type Span } from './calendar-days.ts'
import { CalendarEntry } from './calendar-entry.tsx'

interface CalendarGridProps {
  readonly shape: 'day' | 'week' | 'month'
  readonly day: string
  readonly interviews: readonly Interview[]
  readonly onOpen: (interview: Interview) => void
  /** Somebody dragged it there, or moved it there by keys; nothing is saved yet. */
  readonly onMove: (interview: Interview, to: Span) => void
}

const plugins = [dayGrid, timeGrid, interaction, classicTheme]
const views = { day: 'timeGridDay', week: 'timeGridWeek', month: 'dayGridMonth' } as const
const hours = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const

/** What the company’s clocks show at a moment, as if they were those of Greenwich: the calendar then needs to know no zone. */
const asShown = (moment: string | number) => `${clockAt(moment)}Z`
const clockOf = (shown: Date) => shown.toISOString().slice(0, 19)

const spanOf = ({ interviewTime, endTime }: Interview): Span => [interviewTime, endTime]

/** Interviews by the hours of a day or a week, or by the days of a month. They are dragged, or moved by Alt and the arrow keys. */
export function CalendarGrid({ shape, day, interviews, onOpen, onMove }: CalendarGridProps): ReactNode {
  const t = useTexts()
  const byId = new Map(interviews.map((interview) => [String(interview.id), interview]))
  const moveByKey = (event: KeyboardEvent<HTMLElement>) => {
    const entry = event.target instanceof HTMLElement ? event.target.querySelector('[data-interview]') : null
    const interview = byId.get(entry?.getAttribute('data-interview') ?? '')
    const to = interview?.can.edit && event.altKey ? movedByKey(event.key, spanOf(interview)) : null
    if (!interview || !to) return
    event.preventDefault()
    onMove(interview, to)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: its interviews have the focus, and their keys are heard here
    <div className={styles.calendar} onKeyDown={moveByKey}>
      <FullCalendar
        // What it shows is chosen beside it; it keeps its own otherwise.
        key={`${shape} ${day}`}
        plugins={plugins}
        initialView={views[shape]}
        initialDate={day}
        timeZone="UTC"
        now={() => asShown(Date.now())}
        locale={currentLanguage()}
        firstDay={1}
        headerToolbar={false}
        allDaySlot={false}
        height={shape === 'month' ? 'auto' : 'calc(100dvh - 260px)'}
        scrollTime="08:00"
        snapDuration="00:15"
        slotHeaderFormat={hours}
        eventTimeFormat={hours}
        dayMaxEvents={4}
        moreLinkContent={({ num }) => t('calendar.more', { count: num })}
        closeHint={t('calendar.close')}
        nowIndicator
        eventInteractive
        longPressDelay={400}
        events={interviews.map((interview) => ({
          id: String(interview.id),
          title: interview.interviewee,
          start: asShown(interview.interviewTime),
          end: asShown(interview.endTime),
          editable: interview.can.edit,
        }))}
        eventContent={({ event }) => {
          const interview = byId.get(event.id)
          return interview && <CalendarEntry interview={interview} />
        }}
        eventClick={({ event, jsEvent }) => {
          jsEvent.preventDefault()
          const interview = byId.get(event.id)
          if (interview) onOpen(interview)
        }}
        eventDrop={({ event, revert }) => {
          const interview = byId.get(event.id)
          // It goes where it was until the move is saved.
          revert()
          if (interview && event.start) onMove(interview, beganAt(clockOf(event.start), spanOf(interview)))
        }}
        eventResize={({ event, revert }) => {
          const interview = byId.get(event.id)
          revert()
          if (interview && event.end)
            onMove(interview, [interview.interviewTime, momentAt(clockOf(event.end))])
        }}
      />
    </div>
  )
}
