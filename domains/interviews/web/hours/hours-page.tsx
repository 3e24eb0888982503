import { interviewHours, interviewsApi } from '@bole/interviews/contract'
import { addressOf } from '@bole/platform/screens'
import { SettingScreen } from '@bole/platform/setting'
import { listOf } from '@bole/platform/web'
import type { ReactNode } from 'react'
import { interviewsScreens } from '../screens.ts'
import { useTexts } from '../texts/index.ts'
import { DaysPicker, hourOptions, WeekdaysSelect, weekdayName } from './day-fields.tsx'

/** `/organization/interview-hours`: when the company interviews, and what stays free around an interview. */
export default function HoursPage(): ReactNode {
  const t = useTexts()
  return (
    <SettingScreen
      api={interviewsApi}
      setting={interviewHours}
      groups={[
        {
          title: t('hours.title'),
          help: t('hours.help'),
          fields: [
            {
              name: 'weekdays',
              label: t('hours.weekdays'),
              control: <WeekdaysSelect />,
              words: (days: number[]) => listOf(days.map(weekdayName)),
            },
            [
              { name: 'opens_at', label: t('hours.opens'), options: hourOptions(0, 23) },
              { name: 'closes_at', label: t('hours.closes'), options: hourOptions(1, 24) },
            ],
            { name: 'buffer_minutes', label: t('hours.buffer'), help: t('hours.bufferHelp') },
            {
              name: 'holidays',
              label: t('hours.holidays'),
              control: <DaysPicker />,
              words: (days: string[]) => listOf(days),
            },
          ],
        },
      ]}
      refusals={{ closes_before_it_opens: 'closes_at' }}
      saved={t('hours.saved')}
      leaveTo={addressOf(interviewsScreens.list, { origin: 2 })}
    />
  )
}
