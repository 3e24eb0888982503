import { addressOf } from '@bole/platform/screens'
import { formatNumber, useCall } from '@bole/platform/web'
import { positionsApi } from '@bole/positions/contract'
import { Link } from '@tanstack/react-router'
import { Card, Descriptions, Flex, Skeleton } from 'antd'
import type { ReactNode } from 'react'
import { positionsScreens } from '../screens.ts'
import { PlugInLink } from './plug-in-link.tsx'
import { useTexts } from './texts/index.ts'

/** `/post/phone/extension/detail`: each board with what is published to it and whether phones come from it. */
export default function ExtensionDetail(): ReactNode {
  const t = useTexts()
  const list = useCall(positionsApi.listChannels, {}).data?.data.list
  const config = useCall(positionsApi.getPhoneConfig, {}).data?.data
  const getsPhones = (channel: string) =>
    config?.isSyncPhoneOpen && config.channels.some((one) => one.channel === channel && one.isOpen)
  if (!list || !config)
    return (
      <Card>
        <Skeleton active />
      </Card>
    )
  return (
    <Flex vertical gap={16}>
      <Card size="small">
        {t('extension.explain')}{' '}
        <Link to={addressOf(positionsScreens.channels, { origin: 2 })}>{t('extension.toChannels')}</Link>{' '}
        <PlugInLink origin={2} />
      </Card>
      {list.map(({ channel, channelName, isOpen, hasBeenSyncCount, tobeSyncCount }) => (
        <Card key={channel} size="small" title={channelName}>
          <Descriptions
            column={{ xs: 1, md: 2 }}
            items={[
              { key: 'open', label: t('open'), children: t(isOpen ? 'yes' : 'no') },
              {
                key: 'phones',
                label: t('extension.phones'),
                children: t(getsPhones(channel) ? 'yes' : 'no'),
              },
              { key: 'stands', label: t('stands'), children: formatNumber(hasBeenSyncCount) },
              { key: 'waits', label: t('waits'), children: formatNumber(tobeSyncCount) },
            ]}
          />
        </Card>
      ))}
    </Flex>
  )
}
