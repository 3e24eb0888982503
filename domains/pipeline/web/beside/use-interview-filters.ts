import { people } from '@bole/accounts/web'
import { pipelineApi } from '@bole/pipeline/contract'
import type { ReplyOf } from '@bole/platform/contract'
import { choice, tabs, text } from '@bole/platform/filter'
import { useCall } from '@bole/platform/web'
import { interviewDays } from '../../model/interview-days.ts'
import { useTexts } from './texts/index.ts'

/** How many interviews each day has, as the tabs show it. */
function dayCounts({ statistic }: ReplyOf<typeof pipelineApi.listInterviewCandidates>) {
  return Object.fromEntries(Object.values(statistic).map(({ key, value }) => [key, value]))
}

/** What the interviews of an origin are narrowed by: their day, words, people, rounds and places. */
export function useInterviewFilters(origin: 1 | 2) {
  const t = useTexts()
  const rounds = useCall(pipelineApi.listQueueProcesses, { query: { origin } }).data?.data.list ?? []
  const places = useCall(pipelineApi.getInterviewParams, {}).data?.data.places ?? []
  const roundChoices = rounds.map(({ id, name, title, count }) => {
    return { value: id, label: `${name} · ${title || t('stageName')} (${count})` }
  })
  return [
    tabs('day', t('time'), {
      call: pipelineApi.listInterviewCandidates,
      all: t('days.all'),
      options: interviewDays.map((value) => ({ value, label: t(`days.${value}`) })),
      countsIn: dayCounts,
    }),
    text('keyword', t('keyword')),
    people('interviewer_id', t('interviewers')),
    choice('process_step_id', t('round'), roundChoices),
    choice(
      'place',
      t('place'),
      places.map((value) => ({ value, label: value })),
    ),
  ]
}
