import type { Interview } from '@bole/interviews/contract'
import { clockAt, write } from '@bole/platform/moments'
import { currentLanguage } from '@bole/platform/web'
import { type ReactNode, useState } from 'react'
import { useTexts } from '../texts/index.ts'
import styles from './calendar.module.css'
import { dayAfter, daysShown, movedByKey, onAnotherDay, type Span } from './calendar-days.ts'
import { CalendarEntry } from './calendar-entry.tsx'

interface PeopleWeekProps {
  readonly day: string
  readonly interviews: readonly Interview[]
  readonly onOpen: (interview: Interview) => void
  readonly onMove: (interview: Interview, to: Span) => void
}

const weekday = { weekday: 'short', month: 'numeric', day: 'numeric' } as const

/** A week of each person who meets somebody in it: a line each, to be dragged to another day, or moved by Alt and the arrow keys. */
export function PeopleWeek({ day, interviews, onOpen, onMove }: PeopleWeekProps): ReactNode {
  const t = useTexts()
  const [dragged, drag] = useState<Interview | null>(null)
  const [monday] = daysShown('person', day)
  const days = Array.from({ length: 7 }, (_, index) => dayAfter(monday, index))
  const names = new Map(
    interviews.flatMap(({ interview_users }) => interview_users.map(({ user_id, name }) => [user_id, name])),
  )
  const spanOf = ({ interviewTime, endTime }: Interview): Span => [interviewTime, endTime]
  const drop = (to: string) => {
    if (dragged && clockAt(dragged.interviewTime).slice(0, 10) !== to)
      onMove(dragged, onAnotherDay(to, spanOf(dragged)))
    drag(null)
  }
  return (
    <div className={styles.people}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('calendar.person')}</th>
            {days.map((one) => (
              <th key={one} scope="col">
                {write(currentLanguage(), weekday, one)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...names].map(([userId, name]) => (
            <tr key={userId}>
              <th scope="row">{name}</th>
              {days.map((one) => (
                <td key={one} onDragOver={(event) => event.preventDefault()} onDrop={() => drop(one)}>
                  {interviews
                    .filter(
                      ({ interviewTime, interview_users }) =>
                        clockAt(interviewTime).slice(0, 10) === one &&
                        interview_users.some(({ user_id }) => user_id === userId),
                    )
                    .map((interview) => (
                      <button
                        key={interview.id}
                        type="button"
                        draggable={interview.can.edit}
                        onDragStart={() => drag(interview)}
                        onDragEnd={() => drag(null)}
                        onClick={() => onOpen(interview)}
                        onKeyDown={(event) => {
                          const to =
                            event.altKey && interview.can.edit
                              ? movedByKey(event.key, spanOf(interview))
                              : null
                          if (!to) return
                          event.preventDefault()
                          onMove(interview, to)
                        }}
                      >
                        <CalendarEntry interview={interview} />
                      </button>
                    ))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
