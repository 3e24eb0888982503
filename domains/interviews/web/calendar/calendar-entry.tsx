import type { Interview } from '@bole/interviews/contract'
import { clockAt } from '@bole/platform/moments'
import { listOf } from '@bole/platform/web'
import type { ReactNode } from 'react'
import { placeOf } from '../place-of.ts'
import { useTexts } from '../texts/index.ts'
import styles from './calendar.module.css'

const clock = (moment: string) => clockAt(moment).slice(11, 16)

/** An interview in a calendar: when, who is met, how far it is, by whom and where. */
export function CalendarEntry({ interview }: { readonly interview: Interview }): ReactNode {
  const t = useTexts()
  const { interviewTime, endTime, interviewee, interview_users: users, status } = interview
  const leads = users.flatMap(({ name, role }) => (role === 'manager' ? [] : name))
  const facts = [
    ...(status === 'to_be_interview' ? [] : [t(`states.${status}`)]),
    ...(leads.length > 0 ? [listOf(leads)] : []),
    placeOf(interview.address, t),
  ]
  return (
    <span className={`${styles.entry} ${styles[status]}`} data-interview={interview.id}>
      <span>{`${clock(interviewTime)}–${clock(endTime)}`}</span> <b>{interviewee}</b>
      <span className={styles.facts}>{facts.join(' · ')}</span>
    </span>
  )
}
