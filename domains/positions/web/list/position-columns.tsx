import { type Column, TwoLines } from '@bole/platform/list'
import { formatDay } from '@bole/platform/moments'
import { addressOf } from '@bole/platform/screens'
import { formatNumber, listOf } from '@bole/platform/web'
import type { PositionListItem } from '@bole/positions/contract'
import { Link } from '@tanstack/react-router'
import { Flex } from 'antd'
import styles from '../positions.module.css'
import { positionsScreens } from '../screens.ts'
import type { PositionsTexts } from '../texts/index.ts'
import { CandidatesLink } from './candidates-link.tsx'
import { CareerLink } from './career-link.tsx'
import { StageCounts } from './stage-counts.tsx'
import { StateChip } from './state-chip.tsx'

/** What a row shows of a position; its project only where rows of several stand together. */
export function positionColumns(
  t: PositionsTexts,
  withProject: boolean,
): readonly Column<PositionListItem>[] {
  const since = ({ state, opened_at, closed_at }: PositionListItem) => {
    if (state === 'open' && opened_at) return t('openedOn', { day: formatDay(opened_at) })
    return state === 'closed' && closed_at ? t('closedOn', { day: formatDay(closed_at) }) : null
  }
  const project: Column<PositionListItem> = {
    name: 'theme',
    title: t('columns.project'),
    width: 110,
    render: ({ theme }) => theme.theme_name,
  }
  return [
    {
      name: 'title',
      title: t('columns.title'),
      isMain: true,
      width: 180,
      render: (position) => (
        <TwoLines
          first={
            position.can.edit ? (
              <Link to={addressOf(positionsScreens.edit, position)} className={styles.title}>
                {position.title}
              </Link>
            ) : (
              <b>{position.title}</b>
            )
          }
          second={[listOf(position.city_list), position.category, position.department?.name]
            .filter(Boolean)
            .join(' · ')}
        />
      ),
    },
    {
      name: 'state',
      title: t('columns.state'),
      width: 190,
      render: (position) => (
        <Flex gap={4} align="center" justify="space-between">
          <TwoLines first={<StateChip state={position.state} />} second={since(position)} />
          {position.state === 'open' && (
            <span>
              <CareerLink id={position.id} />
            </span>
          )}
        </Flex>
      ),
    },
    ...(withProject ? [project] : []),
    {
      name: 'post_count',
      title: t('columns.applications'),
      width: 110,
      render: ({ id, origin, title, post_count, joined_count, head_count }) => (
        <TwoLines
          first={
            <CandidatesLink
              origin={origin}
              under={{ position_id: [id] }}
              label={t('applicationsOf', { title, count: post_count, shown: formatNumber(post_count) })}
            >
              {formatNumber(post_count)}
            </CandidatesLink>
          }
          second={t('joined', { joined: joined_count, wanted: head_count })}
        />
      ),
    },
    {
      name: 'stage_counts',
      title: t('columns.stages'),
      width: 235,
      render: (position) => <StageCounts position={position} />,
    },
    { name: 'owner', title: t('columns.owner'), width: 70, render: ({ owner }) => owner?.name ?? '—' },
  ]
}
