import { HiddenMark, useIsHidden } from '@bole/accounts/web'
import { writtenAmount } from '@bole/platform/form'
import { formatDay } from '@bole/platform/moments'
import { useAddress, useNameOfRecord } from '@bole/platform/places'
import { currentLanguage, useCall } from '@bole/platform/web'
import { requisitionsApi } from '@bole/requisitions/contract'
import { Card, Descriptions, Flex, Skeleton } from 'antd'
import type { ReactNode } from 'react'
import { FillingPositions } from './filling-positions.tsx'
import { PlacesBar } from './places-bar.tsx'
import { RecordButtons } from './record-buttons.tsx'
import { requisitionsScreens } from './screens.ts'
import { StateChip } from './state-chip.tsx'
import { useTexts } from './texts/index.ts'

/** One requisition: what was asked for, what was decided, and by which positions it is filled. */
export default function RequisitionRecord(): ReactNode {
  const t = useTexts()
  const isHidden = useIsHidden('salary')
  const { id } = useAddress(requisitionsScreens.record)
  const found = useCall(requisitionsApi.viewRequisition, { query: { id } }).data?.data.requisition
  useNameOfRecord(found?.title)
  if (!found)
    return (
      <Card>
        <Skeleton active paragraph={{ rows: 8 }} />
      </Card>
    )
  const written = writtenAmount(found.budget, found.currency)
  const inMoney = { style: 'currency', currency: found.currency, maximumFractionDigits: 0 } as const
  const budget = written === null ? '—' : written.toLocaleString(currentLanguage(), inMoney)
  const decided = [found.decided_by?.name, found.decided_at && formatDay(found.decided_at)]
  return (
    <Flex vertical gap={16}>
      <Card title={found.title} extra={<RecordButtons requisition={found} />}>
        <Descriptions
          column={{ xs: 1, md: 2 }}
          items={[
            { key: 'state', label: t('columns.state'), children: <StateChip requisition={found} /> },
            { key: 'places', label: t('columns.places'), children: <PlacesBar requisition={found} /> },
            { key: 'department', label: t('department'), children: found.department?.name ?? '—' },
            {
              key: 'wantedBy',
              label: t('columns.wantedBy'),
              children: found.wanted_by ? formatDay(found.wanted_by) : '—',
            },
            { key: 'budget', label: t('form.budget'), children: isHidden ? <HiddenMark /> : budget },
            {
              key: 'askedBy',
              label: t('columns.askedBy'),
              children: [found.asked_by?.name, formatDay(found.asked_at)].filter(Boolean).join(' · '),
            },
            { key: 'reason', label: t('form.reason'), span: 'filled', children: found.reason || '—' },
            ...(found.decided_at
              ? [
                  {
                    key: 'decided',
                    label: t('decided'),
                    span: 'filled' as const,
                    children: [...decided, found.decision_reason].filter(Boolean).join(' · '),
                  },
                ]
              : []),
          ]}
        />
      </Card>
      {found.state === 'approved' && <FillingPositions requisition={found} />}
    </Flex>
  )
}
