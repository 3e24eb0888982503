import { type Arrival, intakeApi } from '@bole/intake/contract'
import { pipelineScreens } from '@bole/pipeline/screens'
import { addressOf as addressOfCall } from '@bole/platform/contract'
import { type Column, TwoLines } from '@bole/platform/list'
import { formatMoment } from '@bole/platform/moments'
import { PlaceLink } from '@bole/platform/places'
import { addressOf } from '@bole/platform/screens'
import { Badge } from 'antd'
import type { ReactNode } from 'react'
import type { IntakeTexts } from '../texts/index.ts'

const badges: Record<Arrival['state'], 'processing' | 'success' | 'warning' | 'error'> = {
  waiting: 'processing',
  accepted: 'success',
  duplicate: 'warning',
  failed: 'error',
}

/** What is shown of an arrival: what it was, by which door, what became of it and why, and when. */
export function arrivalColumns(t: IntakeTexts): readonly Column<Arrival>[] {
  return [
    {
      name: 'name',
      title: t('arrivals.what'),
      isMain: true,
      width: 240,
      nameOf: ({ name, candidate }) => name || (candidate?.name ?? ''),
      render: (arrival) => <TwoLines first={<Original of={arrival} />} second={arrival.sender} />,
    },
    { name: 'door', title: t('arrivals.door'), width: 130, render: ({ door }) => t(`doors.${door}`) },
    {
      name: 'state',
      title: t('arrivals.state'),
      width: 200,
      render: ({ state, reason_text }) => (
        <TwoLines
          first={<Badge status={badges[state]} text={t(`arrivals.states.${state}`)} />}
          second={reason_text}
        />
      ),
    },
    {
      name: 'candidate',
      title: t('candidate'),
      width: 150,
      render: ({ candidate, post_id }) =>
        candidate && post_id !== null ? (
          <PlaceLink place={{ path: addressOf(pipelineScreens.candidate, { id: post_id }) }}>
            {candidate.name}
          </PlaceLink>
        ) : (
          (candidate?.name ?? '—')
        ),
    },
    {
      name: 'position',
      title: t('arrivals.position'),
      width: 170,
      render: ({ position }) => position?.title ?? '—',
    },
    { name: 'folder', title: t('folders.folder'), width: 140, render: ({ folder }) => folder?.name ?? '—' },
    {
      name: 'created_at',
      title: t('arrivals.arrived'),
      width: 180,
      render: ({ created_at, settled_at }) => (
        <TwoLines
          first={formatMoment(created_at)}
          second={settled_at && t('arrivals.settled', { at: formatMoment(settled_at) })}
        />
      ),
    },
  ]
}

/** Its file, to be saved, where one is kept; of an application the candidate is all there is. */
function Original({ of: { id, name, candidate, can } }: { readonly of: Arrival }): ReactNode {
  if (!name) return <b>{candidate?.name ?? '—'}</b>
  if (!can.save_file) return <b>{name}</b>
  return (
    <a href={addressOfCall(intakeApi.getItemFile, {}, { item_id: id })}>
      <b>{name}</b>
    </a>
  )
}
