import type { Column } from '@bole/platform/list'
import { PlaceLink } from '@bole/platform/places'
import { addressOf, type Origin } from '@bole/platform/screens'
import { formatNumber } from '@bole/platform/web'
import type { CodeRow } from '@bole/referral/contract'
import { Flex, Tag, Typography } from 'antd'
import { referralScreens } from './screens.ts'
import type { ReferralTexts } from './texts/index.ts'

/** What is shown of a colleague's code: whose it is, its link, and how many friends it brought, as links to them. */
export function codeColumns(t: ReferralTexts, origin: Origin): readonly Column<CodeRow>[] {
  const leading = (count: number, user_id: number, outcome?: 'credited') =>
    count === 0 ? (
      '0'
    ) : (
      <PlaceLink
        place={{
          path: addressOf(
            referralScreens.list,
            { origin },
            {
              user_id: [user_id],
              ...(outcome && { outcome: [outcome] }),
            },
          ),
        }}
      >
        {formatNumber(count)}
      </PlaceLink>
    )
  return [
    {
      name: 'user',
      title: t('columns.referrer'),
      isMain: true,
      width: 200,
      nameOf: ({ user }) => user.name,
      render: ({ user, is_valid }) => (
        <Flex gap={8} align="center" wrap>
          <b>{user.name}</b>
          {!is_valid && <Tag>{t('codes.void')}</Tag>}
        </Flex>
      ),
    },
    {
      name: 'code',
      title: t('codes.code'),
      width: 180,
      render: ({ code, link }) => (
        <Typography.Text copyable={{ text: new URL(link, location.origin).href }}>{code}</Typography.Text>
      ),
    },
    {
      name: 'friend_count',
      title: t('codes.friends'),
      width: 110,
      render: ({ friend_count, user }) => leading(friend_count, user.id),
    },
    {
      name: 'credited_count',
      title: t('codes.credited'),
      width: 110,
      render: ({ credited_count, user }) => leading(credited_count, user.id, 'credited'),
    },
    {
      name: 'joined_count',
      title: t('codes.joined'),
      width: 110,
      render: ({ joined_count }) => formatNumber(joined_count),
    },
  ]
}
