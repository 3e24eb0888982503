import { organisationsApi } from '@bole/organisations/contract'
import { formatDay } from '@bole/platform/moments'
import { useCall } from '@bole/platform/web'
import { Drawer, Empty, Flex, Skeleton, Typography } from 'antd'
import type { ReactNode } from 'react'
import { useTexts as useAgencyTexts } from '../agency/texts/index.ts'
import { useTexts } from './texts/index.ts'

/** Kinds of accounts of which there is a number. */
export type SeatType = 'hr' | 'hiring_manager'

interface SeatHoldersProps {
  readonly type: SeatType
  readonly onClose: () => void
}

/** Whose accounts take the seats of a kind, the latest first. */
export function SeatHolders({ type, onClose }: SeatHoldersProps): ReactNode {
  const t = useTexts()
  const services = useAgencyTexts()
  const detail = useCall(organisationsApi.getServiceQuota, { query: { type } }).data?.data.detail
  return (
    <Drawer open title={t('quota.whoTitle', { name: services(`services.types.${type}`) })} onClose={onClose}>
      {!detail && <Skeleton active />}
      {detail?.length === 0 && <Empty description={t('quota.whoNone')} />}
      {detail?.map(({ title, createTime }) => (
        <Flex key={`${title} ${createTime}`} justify="space-between" gap={16}>
          <span>{title}</span>
          <Typography.Text type="secondary">
            {t('quota.since', { at: formatDay(createTime) })}
          </Typography.Text>
        </Flex>
      ))}
    </Drawer>
  )
}
