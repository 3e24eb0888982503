import { useAddress } from '@bole/platform/places'
import { addressOf } from '@bole/platform/screens'
import { type Answered, formatNumber, useCall, useChange } from '@bole/platform/web'
import { positionsApi } from '@bole/positions/contract'
import { Link } from '@tanstack/react-router'
import { Flex, Skeleton, Switch, Table, Typography } from 'antd'
import type { ReactNode } from 'react'
import { positionsScreens } from '../screens.ts'
import { useTexts } from './texts/index.ts'

type Row = Answered<typeof positionsApi.listChannels>['data']['list'][number]

/** The outside boards: open or not, what stands there and what is to, and where each reads its positions. */
export default function ChannelList(): ReactNode {
  const t = useTexts()
  const { origin } = useAddress(positionsScreens.channels)
  const list = useCall(positionsApi.listChannels, {}).data?.data.list
  const change = useChange(positionsApi.switchChannel)
  return (
    <Flex vertical gap={12}>
      <Flex gap={16} wrap justify="space-between">
        <span>{t('explain')}</span>
        <Flex gap={16} wrap>
          <Link to={addressOf(positionsScreens.mapping, { origin })}>{t('toMapping')}</Link>
          <Link to={addressOf(positionsScreens.phone, { origin })}>{t('toPhone')}</Link>
        </Flex>
      </Flex>
      {list ? (
        <Table<Row>
          rowKey="channel"
          pagination={false}
          scroll={{ x: 'max-content' }}
          dataSource={[...list]}
          columns={[
            { dataIndex: 'channelName', title: t('channel') },
            {
              key: 'isOpen',
              title: t('open'),
              render: (_, { channel, channelName, isOpen, can }) => (
                <Switch
                  aria-label={t('switch', { channel: channelName })}
                  checked={isOpen}
                  disabled={!can.switch}
                  loading={change.isPending}
                  onChange={(wanted) => change.mutate({ body: { channel, isOpen: wanted } })}
                />
              ),
            },
            {
              key: 'stands',
              title: t('stands'),
              render: (_, { hasBeenSyncCount }) => formatNumber(hasBeenSyncCount),
            },
            {
              key: 'waits',
              title: t('waits'),
              render: (_, { tobeSyncCount }) => formatNumber(tobeSyncCount),
            },
            { key: 'feed', title: t('feed'), render: (_, { feed }) => <FeedAddress feed={feed} /> },
          ]}
        />
      ) : (
        <Skeleton active />
      )}
    </Flex>
  )
}

/** The address of a feed to be copied; the board is told it. */
function FeedAddress({ feed }: { readonly feed: string | null }): ReactNode {
  if (feed === null) return '—'
  const address = location.origin + feed
  return (
    <Typography.Text copyable={{ text: address }} ellipsis style={{ maxWidth: 260 }}>
      {address}
    </Typography.Text>
  )
}
