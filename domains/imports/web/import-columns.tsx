import type { ImportItem } from '@bole/imports/contract'
import { importsScreens } from '@bole/imports/screens'
import { type Column, TwoLines } from '@bole/platform/list'
import { formatMoment } from '@bole/platform/moments'
import { PlaceLink } from '@bole/platform/places'
import { addressOf } from '@bole/platform/screens'
import { formatNumber } from '@bole/platform/web'
import { Badge } from 'antd'
import type { ImportsTexts } from './texts/index.ts'

const badges: Record<ImportItem['state'], 'default' | 'processing' | 'success' | 'warning' | 'error'> = {
  reading: 'processing',
  unreadable: 'error',
  read: 'warning',
  checking: 'processing',
  checked: 'warning',
  running: 'processing',
  done: 'success',
  undoing: 'processing',
  undone: 'default',
}

/** What is shown of an import: its file, where it stands, and how many rows became what. */
export function importColumns(t: ImportsTexts): readonly Column<ImportItem>[] {
  return [
    {
      name: 'name',
      title: t('columns.file'),
      isMain: true,
      width: 280,
      render: ({ id, name, kind }) => (
        <TwoLines
          first={
            <PlaceLink place={{ path: addressOf(importsScreens.one, { id }) }}>
              <b>{name}</b>
            </PlaceLink>
          }
          second={kind && t(`kinds.${kind}`)}
        />
      ),
    },
    {
      name: 'state',
      title: t('state'),
      width: 130,
      render: ({ state }) => <Badge status={badges[state]} text={t(`states.${state}`)} />,
    },
    {
      name: 'rows_read',
      title: t('columns.rows'),
      width: 100,
      render: ({ rows_read }) => formatNumber(rows_read),
    },
    {
      name: 'sums',
      title: t('columns.result'),
      width: 260,
      render: ({ sums }) => (sums.new + sums.known + sums.refused === 0 ? '—' : t('result', sums)),
    },
    {
      name: 'create_time',
      title: t('columns.when'),
      width: 190,
      render: ({ create_time, user }) => <TwoLines first={formatMoment(create_time)} second={user.name} />,
    },
  ]
}
