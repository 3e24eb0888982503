import { pipelineApi } from '@bole/pipeline/contract'
import { choice, remoteChoices, tabs, text } from '@bole/platform/filter'
import { actionsOn, ListScreen } from '@bole/platform/list'
import { useAddress } from '@bole/platform/places'
import { useCall } from '@bole/platform/web'
import type { ReactNode } from 'react'
import { interviewDays } from '../../model/interview-days.ts'
import { pipelineScreens } from '../screens.ts'
import { dayCounts, interviewColumns, peopleToChoose } from './interview-columns.tsx'
import { useTexts } from './texts/index.ts'

const { listInterviewCandidates, arrange } = pipelineApi
const on = actionsOn(listInterviewCandidates)

/** `/candidate/interview/list`: everybody with an interview arranged, by its day. */
export default function InterviewList(): ReactNode {
  const t = useTexts()
  const { origin } = useAddress(pipelineScreens.interviews)
  const rounds = useCall(pipelineApi.listQueueProcesses, { query: { origin } }).data?.data.list ?? []
  const places = useCall(pipelineApi.getInterviewParams, {}).data?.data.places ?? []
  return (
    <ListScreen
      call={listInterviewCandidates}
      given={{ origin }}
      filters={[
        tabs('day', t('time'), {
          call: listInterviewCandidates,
          all: t('days.all'),
          options: interviewDays.map((value) => ({ value, label: t(`days.${value}`) })),
          countsIn: dayCounts,
        }),
        text('keyword', t('keyword')),
        remoteChoices('interviewer_id', t('interviewers'), peopleToChoose),
        choice(
          'process_step_id',
          t('round'),
          rounds.map(({ id, name, title, count }) => ({
            value: id,
            label: `${name} · ${title || t('stageName')} (${count})`,
          })),
        ),
        choice(
          'place',
          t('place'),
          places.map((value) => ({ value, label: value })),
        ),
      ]}
      columns={interviewColumns(t)}
      actions={{
        delete: on.send(
          t('take'),
          arrange,
          ({ post_id, version }) => ({
            body: { post_id, version, meets_at: null, interviewer_ids: [] },
          }),
          {
            isDangerous: true,
            confirm: ({ basic }) => ({ title: t('takeSure', basic), content: t('takeMeans') }),
            done: () => t('taken'),
          },
        ),
      }}
      empty={t('noInterviews')}
    />
  )
}
