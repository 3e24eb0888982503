import { pipelineApi } from '@bole/pipeline/contract'
import { actionsOn, ListScreen, takeBack } from '@bole/platform/list'
import { useAddress } from '@bole/platform/places'
import { addressOf } from '@bole/platform/screens'
import { type ReactNode, useState } from 'react'
import { pipelineScreens } from '../screens.ts'
import { ChangeAppointment } from './change-appointment.tsx'
import { interviewColumns } from './interview-columns.tsx'
import { useTexts } from './texts/index.ts'
import { useInterviewFilters } from './use-interview-filters.ts'

const { listInterviewCandidates, arrange, giveFeedback, undo } = pipelineApi
const on = actionsOn(listInterviewCandidates)
const noShow = { side: 'company', action: 'absence' } as const

/** `/candidate/interview/list`: everybody with an interview arranged, by its day. */
export default function InterviewList(): ReactNode {
  const t = useTexts()
  const { origin } = useAddress(pipelineScreens.interviews)
  const filters = useInterviewFilters(origin)
  const [changed, setChanged] = useState<number | null>(null)
  return (
    <>
      <ListScreen
        call={listInterviewCandidates}
        given={{ origin }}
        filters={filters}
        columns={interviewColumns(t)}
        actions={{
          arrange: on.open(t('changeAppointment'), ({ post_id }) => setChanged(post_id)),
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
              undo: ({ batch_id }) => takeBack(undo, { body: { batch_id } }, t('undone')),
            },
          ),
          absence: on.send(
            t('absence'),
            giveFeedback,
            ({ post_id, version }) => ({ params: { id: post_id }, body: { ...noShow, version } }),
            {
              done: (_, { basic }) => t('markedAbsent', basic),
              undo: ({ batch_id }) => takeBack(undo, { body: { batch_id } }, t('undone')),
            },
          ),
        }}
        create={{ label: t('slots'), to: addressOf(pipelineScreens.slots, { origin }) }}
        empty={t('noInterviews')}
      />
      {changed !== null && <ChangeAppointment id={changed} onClose={() => setChanged(null)} />}
    </>
  )
}
