import { people } from '@bole/accounts/web'
import { interviewsApi } from '@bole/interviews/contract'
import { interviewStates } from '@bole/interviews/model'
import { days } from '@bole/pipeline/model'
import { choice, choices, tabs, text } from '@bole/platform/filter'
import { type InterviewTexts, useTexts } from './texts/index.ts'

/** What interviews are narrowed by: their day and state, words, people, and whether one is in them. */
export function useInterviewFilters() {
  const t = useTexts()
  return [
    tabs('day', t('day'), {
      call: interviewsApi.list,
      all: t('days.all'),
      options: days.interviewDays.map((value) => ({ value, label: t(`days.${value}`) })),
      countsIn: ({ totalCount, todayCount, tomorrowCount, futureCount, pastCount }) => ({
        ...{ all: totalCount, today: todayCount, tomorrow: tomorrowCount },
        ...{ future: futureCount, past: pastCount },
      }),
    }),
    tabs('status', t('status'), {
      call: interviewsApi.list,
      all: t('states.all'),
      options: interviewStates.map((value) => ({ value, label: t(`states.${value}`) })),
      countsIn: ({ statistic }) =>
        Object.fromEntries(Object.values(statistic).map(({ key, value }) => [key, value])),
    }),
    ...narrowing(t),
  ]
}

/** What a calendar is narrowed by: its days are chosen beside it, and it counts nothing. */
export function useCalendarFilters() {
  const t = useTexts()
  const states = interviewStates.map((value) => ({ value, label: t(`states.${value}`) }))
  return [...narrowing(t), choices('status', t('status'), states)]
}

const narrowing = (t: InterviewTexts) => [
  text('keyword', t('keyword')),
  people('interviewer_id', t('interviewers')),
  choice('is_mine', t('mine'), [{ value: true, label: t('onlyMine') }]),
  choice('is_online', t('kind'), [
    { value: false, label: t('onSite') },
    { value: true, label: t('online') },
  ]),
]
