import { usePermission } from '@bole/accounts/web'
import { useAddress } from '@bole/platform/places'
import { addressOf } from '@bole/platform/screens'
import { formatNumber, useCall, useChange } from '@bole/platform/web'
import { positionsApi } from '@bole/positions/contract'
import { Link } from '@tanstack/react-router'
import { Card, Flex, Skeleton, Switch } from 'antd'
import type { ReactNode } from 'react'
import { positionsScreens } from '../screens.ts'
import { PlugInLink } from './plug-in-link.tsx'
import { useTexts } from './texts/index.ts'

/** `/post/phone`: whether phones of candidates are fetched from boards, and from which. */
export default function PhoneSync(): ReactNode {
  const t = useTexts()
  const { origin } = useAddress(positionsScreens.phone)
  const mayManage = usePermission('positions.manage')
  const config = useCall(positionsApi.getPhoneConfig, {}).data?.data
  const open = useChange(positionsApi.openPhoneConfig)
  const openChannel = useChange(positionsApi.openPhoneChannel)
  if (!config)
    return (
      <Card>
        <Skeleton active />
      </Card>
    )
  const { isSyncPhoneOpen, channels, needGetPhoneCounts } = config
  return (
    <Card
      title={t('phone.title')}
      extra={<Link to={addressOf(positionsScreens.extension)}>{t('phone.more')}</Link>}
    >
      <Flex vertical gap={16}>
        <span>{t('phone.explain')}</span>
        <Flex gap={12} align="center">
          <Switch
            aria-label={t('phone.all')}
            checked={isSyncPhoneOpen}
            disabled={!mayManage}
            loading={open.isPending}
            onChange={(isOpen) => open.mutate({ body: { isOpen } })}
          />
          <b>{t('phone.all')}</b>
        </Flex>
        {channels.map(({ channel, channelName, isOpen }) => (
          <Flex key={channel} gap={12} align="center">
            <Switch
              size="small"
              aria-label={channelName}
              checked={isOpen}
              disabled={!mayManage || !isSyncPhoneOpen}
              loading={openChannel.isPending}
              onChange={(wanted) => openChannel.mutate({ body: { channel, isOpen: wanted } })}
            />
            {channelName}
          </Flex>
        ))}
        <span>{t('phone.waiting', { total: formatNumber(needGetPhoneCounts.total) })}</span>
        <span>{t(needGetPhoneCounts.isTaskRunning ? 'phone.running' : 'phone.resting')}</span>
        <PlugInLink origin={origin} />
      </Flex>
    </Card>
  )
}
