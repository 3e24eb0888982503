import { ways } from '@bole/inbox/model'
import type { Column } from '@bole/platform/list'
import { formatDay } from '@bole/platform/moments'
import { addressOf } from '@bole/platform/screens'
import type { SuspectedPair } from '@bole/resumes/contract'
import { Link } from '@tanstack/react-router'
import { Flex } from 'antd'
import type { ReactNode } from 'react'
import { resumesScreens } from '../screens.ts'
import { Reasons, StrengthTag } from './reasons.tsx'
import type { PeopleTexts } from './texts/index.ts'

/** Two people of a pair, and what speaks for their being one. */
export function pairColumns(t: PeopleTexts): readonly Column<SuspectedPair>[] {
  return [
    {
      name: 'one',
      title: t('pair'),
      isMain: true,
      width: 160,
      render: ({ id, one, other }) => (
        <Link to={addressOf(resumesScreens.pair, { id })}>
          {one.name === other.name ? one.name : t('both', { one: one.name, other: other.name })}
        </Link>
      ),
    },
    {
      name: 'strength',
      title: t('strength'),
      width: 110,
      render: ({ strength }) => <StrengthTag strength={strength} />,
    },
    {
      name: 'reasons',
      title: t('reasons'),
      width: 240,
      render: ({ reasons }) => <Reasons reasons={reasons} />,
    },
    {
      name: 'other',
      title: t('applications'),
      width: 300,
      render: ({ one, other }) => <Two one={one} other={other} />,
    },
    {
      name: 'find_time',
      title: t('found'),
      width: 130,
      render: ({ find_time, user, settle_time }) =>
        user && settle_time
          ? t('byAt', { who: user.name, at: formatDay(settle_time) })
          : formatDay(find_time),
    },
  ]
}

function Two({ one, other }: Pick<SuspectedPair, 'one' | 'other'>): ReactNode {
  return (
    <div>
      {[one, other].map(({ post_id, position, apply_time }) => (
        <Flex key={post_id} gap={8} align="baseline" wrap>
          <Link to={ways.candidate(post_id)}>{position}</Link>
          <small>{formatDay(apply_time)}</small>
        </Flex>
      ))}
    </div>
  )
}
