import { addressOf } from '@bole/platform/screens'
import { formatNumber, useCall } from '@bole/platform/web'
import { themesApi } from '@bole/themes/contract'
import { dress } from '@bole/themes/model'
import { Link } from '@tanstack/react-router'
import { Card, Empty, Flex, Progress, Skeleton, Table } from 'antd'
import type { ReactNode } from 'react'
import { themesScreens } from './screens.ts'
import { LookPreview } from './skin/look-preview.tsx'
import { useTexts } from './texts/index.ts'

/** `/organization/skin/list`: the skins there are, how many of each kind are worn, and by which projects. */
export default function SkinStore(): ReactNode {
  const t = useTexts()
  const store = useCall(themesApi.listSkins, {}).data?.data
  if (!store) return <Skeleton active paragraph={{ rows: 8 }} />
  const wordsOf = ({ skin, colour }: dress.Look) =>
    skin === 'plain' ? '—' : `${t(`skin.skins.${skin}`)} · ${t(`skin.colours.${colour}`)}`
  return (
    <Flex vertical gap={24}>
      <Flex gap={16} wrap>
        {store.quota.map(({ kind, total, used }) => (
          <Card key={kind} size="small" title={t(`skin.kinds.${kind}`)} style={{ width: 220 }}>
            {total === null
              ? t('skin.unlimited', { used: formatNumber(used) })
              : t('skin.of', { used: formatNumber(used), total: formatNumber(total) })}
            {total !== null && (
              <Progress percent={total === 0 ? 100 : Math.round((used / total) * 100)} size="small" />
            )}
          </Card>
        ))}
      </Flex>
      <Card title={t('skin.store')}>
        <Flex gap={16} wrap>
          {dress.skins.map((skin) => (
            <Card key={skin} size="small" title={t(`skin.skins.${skin}`)} style={{ width: 260 }}>
              <LookPreview look={{ skin, colour: 'blue' }} device="desktop" />
            </Card>
          ))}
        </Flex>
      </Card>
      <Card title={t('skin.wornBy')}>
        <Table
          size="small"
          rowKey="id"
          scroll={{ x: 'max-content' }}
          pagination={store.worn.length > 20 ? { pageSize: 20, showSizeChanger: false } : false}
          dataSource={[...store.worn]}
          locale={{ emptyText: <Empty description={t('skin.nobody')} /> }}
          columns={[
            {
              title: t('skin.project'),
              dataIndex: 'theme_name',
              render: (_, { id, origin, theme_name }) => (
                <Link to={addressOf(themesScreens.skin, { origin, id })}>{theme_name}</Link>
              ),
            },
            {
              title: t('skin.hiring'),
              dataIndex: 'origin',
              render: (_, { origin }) => t(origin === 1 ? 'skin.campus' : 'skin.social'),
            },
            { title: t('skin.desktop'), dataIndex: 'desktop', render: (_, { desktop }) => wordsOf(desktop) },
            { title: t('skin.phone'), dataIndex: 'phone', render: (_, { phone }) => wordsOf(phone) },
          ]}
        />
      </Card>
    </Flex>
  )
}
