import { ListScreen, TwoLines } from '@bole/platform/list'
import { formatDay } from '@bole/platform/moments'
import { referralApi } from '@bole/referral/contract'
import { Typography } from 'antd'
import type { ReactNode } from 'react'
import { useTexts } from './texts/index.ts'

/** Whom one referred, by the names one gave, and how far they are. */
export function FriendList(): ReactNode {
  const t = useTexts()
  return (
    <section>
      <Typography.Title level={2} style={{ fontSize: 16 }}>
        {t('friends.title')}
      </Typography.Title>
      <Typography.Paragraph type="secondary">{t('friends.help')}</Typography.Paragraph>
      <ListScreen
        call={referralApi.listFriends}
        columns={[
          {
            name: 'name',
            title: t('columns.friend'),
            isMain: true,
            width: 200,
            nameOf: ({ name }) => name || t('friends.unnamed'),
            render: ({ name, position_title }) => (
              <TwoLines first={name || t('friends.unnamed')} second={position_title} />
            ),
          },
          {
            name: 'stage',
            title: t('columns.stage'),
            width: 180,
            render: ({ stage, not_counted }) => (
              <TwoLines
                first={t(`stages.${stage}`)}
                second={not_counted ? t(`notCounted.${not_counted}`) : undefined}
              />
            ),
          },
          { name: 'at', title: t('columns.day'), width: 120, render: ({ at }) => formatDay(at.slice(0, 10)) },
          {
            name: 'link',
            title: t('columns.link'),
            width: 160,
            render: ({ link }) =>
              link && (
                <Typography.Text copyable={{ text: new URL(link, location.origin).href }}>
                  {t('friends.copy')}
                </Typography.Text>
              ),
          },
        ]}
        empty={t('friends.empty')}
      />
    </section>
  )
}
