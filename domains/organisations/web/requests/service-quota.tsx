import { organisationsApi } from '@bole/organisations/contract'
import { TwoLines } from '@bole/platform/list'
import { PlaceLink } from '@bole/platform/places'
import { formatNumber, useCall } from '@bole/platform/web'
import { Button, Skeleton, Table, Tag } from 'antd'
import { type ReactNode, useState } from 'react'
import { allServiceTypes, type ServiceType } from '../../model/services.ts'
import { useTexts as useAgencyTexts } from '../agency/texts/index.ts'
import { useTexts as useOwnTexts } from '../texts/index.ts'
import { AskDialog } from './ask-dialog.tsx'
import { SeatHolders, type SeatType } from './seat-holders.tsx'
import { useTexts } from './texts/index.ts'

interface Line {
  readonly type: ServiceType
  /** Null: no limit. */
  readonly total: number | null
  readonly used: number
}

/** Where the uses of a service are seen one by one (specification, section 2: links used by quota notices). */
const usePlaces: Partial<Record<ServiceType, string>> = {
  talent: '/candidate/pool/list',
  message: '/candidate/notification/list',
  campus_pc: '/organization/skin/list',
  campus_mobile: '/organization/skin/list',
  social_pc: '/organization/skin/list',
  social_mobile: '/organization/skin/list',
}

/** `/organization/quota`: what the company has of each service, how much of it is left, and who uses it. */
export default function ServiceQuota(): ReactNode {
  const t = useTexts()
  const own = useOwnTexts()
  const services = useAgencyTexts()
  const answer = useCall(organisationsApi.getServiceQuota, {}).data?.data
  const [asked, ask] = useState<ServiceType | null>(null)
  const [holders, showHolders] = useState<SeatType | null>(null)
  if (!answer) return <Skeleton active />
  const lines = allServiceTypes.flatMap((type): Line[] => {
    const quota = answer.quotaList.find(({ used }) => type in used)
    return quota ? [{ type, total: quota.total[type] ?? null, used: quota.used[type] ?? 0 }] : []
  })
  const mayAsk = answer.can.ask
  return (
    <>
      <Table<Line>
        rowKey="type"
        pagination={false}
        dataSource={lines}
        columns={[
          {
            title: t('service'),
            key: 'type',
            render: (_, { type, total, used }) => (
              <TwoLines
                first={<b>{services(`services.types.${type}`)}</b>}
                second={
                  total === null
                    ? own('quota.unlimited', { used: formatNumber(used) })
                    : own('quota.of', { used: formatNumber(used), total: formatNumber(total) })
                }
              />
            ),
          },
          { title: t('quota.left'), key: 'left', render: (_, line) => <Left line={line} /> },
          {
            title: t('quota.actions'),
            key: 'actions',
            render: (_, { type, total }) => (
              <>
                {mayAsk && (type === 'hr' || type === 'hiring_manager') && (
                  <Button type="link" size="small" onClick={() => showHolders(type)}>
                    {t('quota.who')}
                  </Button>
                )}
                {usePlaces[type] && (
                  <PlaceLink place={{ path: usePlaces[type] }}>{t('quota.look')}</PlaceLink>
                )}
                {mayAsk && total !== null && (
                  <Button type="link" size="small" onClick={() => ask(type)}>
                    {t('ask')}
                  </Button>
                )}
              </>
            ),
          },
        ]}
      />
      {asked && <AskDialog type={asked} onClose={() => ask(null)} />}
      {holders && <SeatHolders type={holders} onClose={() => showHolders(null)} />}
    </>
  )
}

/** How much of a service is left. */
function Left({ line: { total, used } }: { readonly line: Line }): ReactNode {
  const t = useTexts()
  if (total === null) return t('quota.unlimited')
  const left = Math.max(0, total - used)
  return left === 0 ? <Tag color="error">{t('quota.usedUp')}</Tag> : formatNumber(left)
}
