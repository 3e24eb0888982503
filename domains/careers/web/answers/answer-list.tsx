import { careersApi } from '@bole/careers/contract'
import { careersScreens } from '@bole/careers/screens'
import { pipelineScreens } from '@bole/pipeline/screens'
import { text } from '@bole/platform/filter'
import { type Column, ListScreen, type RowOf } from '@bole/platform/list'
import { formatAgo, formatDay } from '@bole/platform/moments'
import { PlaceLink, useAddress } from '@bole/platform/places'
import { addressOf } from '@bole/platform/screens'
import { useAddressState } from '@bole/platform/web'
import type { ReactNode } from 'react'
import { useTexts } from '../texts/index.ts'
import { answerFields } from './answer-fields.ts'

type Row = RowOf<typeof careersApi.listOverdueAnswers>

/** `/candidate/answer/list`: who was promised an answer by a day that has passed, and by whom. */
export default function AnswerList(): ReactNode {
  const t = useTexts()
  const { origin } = useAddress(careersScreens.answers)
  const [{ project_id }] = useAddressState(answerFields)
  const columns: readonly Column<Row>[] = [
    {
      name: 'name',
      title: t('candidate'),
      isMain: true,
      width: 180,
      nameOf: ({ name }) => name,
      render: ({ id, name }) => (
        <PlaceLink place={{ path: addressOf(pipelineScreens.candidate, { id }) }}>{name}</PlaceLink>
      ),
    },
    { name: 'position', title: t('position'), width: 200 },
    { name: 'owner', title: t('owner'), render: ({ owner }) => owner || '—' },
    {
      name: 'due_on',
      title: t('promised'),
      render: ({ due_on }) => `${formatDay(due_on)} · ${formatAgo(due_on)}`,
    },
    { name: 'applied_at', title: t('applied'), render: (row) => formatDay(row.applied_at) },
  ]
  return (
    <ListScreen
      call={careersApi.listOverdueAnswers}
      given={{ origin, ...(project_id ? { project_id } : {}) }}
      filters={[text('keyword', t('keyword'))]}
      columns={columns}
      empty={t('noneOverdue')}
    />
  )
}
