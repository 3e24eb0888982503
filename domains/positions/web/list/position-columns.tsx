import { formatDay } from '@bole/platform/moments'
import { addressOf } from '@bole/platform/screens'
import { formatNumber } from '@bole/platform/web'
import type { PositionListItem } from '@bole/positions/contract'
import { Link } from '@tanstack/react-router'
import type { Breakpoint, TableColumnsType } from 'antd'
import styles from '../positions.module.css'
import { positionsScreens } from '../screens.ts'
import { useTexts } from '../texts/index.ts'
import { CandidatesLink } from './candidates-link.tsx'
import { PositionActions } from './position-actions.tsx'
import { StageCounts } from './stage-counts.tsx'
import { StateChip } from './state-chip.tsx'

const fromTablets: Breakpoint[] = ['md']

/** What a row shows of a position: the project only where rows of several stand together, on a phone the most needed alone. */
export function usePositionColumns(
  rows: readonly PositionListItem[],
  withProject: boolean,
  isNarrow: boolean,
): TableColumnsType<PositionListItem> {
  const t = useTexts()
  const since = ({ state, opened_at, closed_at }: PositionListItem) => {
    if (state === 'open' && opened_at) return t('openedOn', { day: formatDay(opened_at) })
    return state === 'closed' && closed_at ? t('closedOn', { day: formatDay(closed_at) }) : null
  }
  return [
    {
      title: t('columns.title'),
      className: styles.what ?? '',
      width: 220,
      render: (_, row) => (
        <div className={styles.two}>
          {row.can.edit ? (
            <Link to={addressOf(positionsScreens.edit, row)} className={styles.title}>
              {row.title}
            </Link>
          ) : (
            <b>{row.title}</b>
          )}
          {isNarrow && <StateChip state={row.state} />}
          <span>{[row.city_list.join(t('between')), row.department?.name].filter(Boolean).join(' · ')}</span>
        </div>
      ),
    },
    {
      title: t('columns.state'),
      width: 130,
      responsive: fromTablets,
      render: (_, row) => (
        <div className={styles.two}>
          <StateChip state={row.state} />
          <span>{since(row)}</span>
        </div>
      ),
    },
    ...(withProject
      ? [
          {
            title: t('columns.project'),
            width: 150,
            responsive: fromTablets,
            render: (_: unknown, row: PositionListItem) => row.theme.theme_name,
          },
        ]
      : []),
    {
      title: t('columns.applications'),
      className: styles.numbers ?? '',
      width: 140,
      render: (_, row) => (
        <div className={styles.two}>
          <CandidatesLink
            origin={row.origin}
            search={{ position_id: String(row.id) }}
            label={t('applicationsOf', { title: row.title, count: row.post_count })}
          >
            {formatNumber(row.post_count)}
          </CandidatesLink>
          <span>{t('joined', { joined: row.joined_count, wanted: row.head_count })}</span>
        </div>
      ),
    },
    {
      title: t('columns.stages'),
      responsive: fromTablets,
      render: (_, row) => <StageCounts position={row} />,
    },
    {
      title: t('columns.owner'),
      width: 100,
      responsive: fromTablets,
      render: (_, row) => row.owner?.name ?? '—',
    },
    {
      title: t('columns.actions'),
      width: 186,
      render: (_, row) => <PositionActions position={row} rows={rows} />,
    },
  ]
}
