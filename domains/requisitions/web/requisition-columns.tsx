import { type Column, TwoLines } from '@bole/platform/list'
import { formatDay } from '@bole/platform/moments'
import { addressOf } from '@bole/platform/screens'
import type { RequisitionListItem } from '@bole/requisitions/contract'
import { Link } from '@tanstack/react-router'
import { PlacesBar } from './places-bar.tsx'
import { requisitionsScreens } from './screens.ts'
import { StateChip } from './state-chip.tsx'
import type { RequisitionsTexts } from './texts/index.ts'

/** What a row shows of a requisition. */
export function requisitionColumns(t: RequisitionsTexts): readonly Column<RequisitionListItem>[] {
  return [
    {
      name: 'title',
      title: t('columns.title'),
      isMain: true,
      width: 220,
      render: (requisition) => (
        <TwoLines
          first={<Link to={addressOf(requisitionsScreens.record, requisition)}>{requisition.title}</Link>}
          second={requisition.department?.name}
        />
      ),
    },
    {
      name: 'state',
      title: t('columns.state'),
      width: 130,
      render: (requisition) => <StateChip requisition={requisition} />,
    },
    {
      name: 'head_count',
      title: t('columns.places'),
      width: 170,
      render: (requisition) => <PlacesBar requisition={requisition} />,
    },
    {
      name: 'asked_by',
      title: t('columns.askedBy'),
      width: 140,
      render: ({ asked_by, asked_at }) => (
        <TwoLines first={asked_by?.name ?? '—'} second={formatDay(asked_at)} />
      ),
    },
    {
      name: 'wanted_by',
      title: t('columns.wantedBy'),
      width: 110,
      render: ({ wanted_by }) => (wanted_by ? formatDay(wanted_by) : '—'),
    },
  ]
}
