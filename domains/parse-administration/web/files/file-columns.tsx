import type { OperatorFile } from '@bole/parse-administration/contract'
import { parseAdministrationScreens } from '@bole/parse-administration/screens'
import { type Column, TwoLines } from '@bole/platform/list'
import { formatMoment } from '@bole/platform/moments'
import { addressOf } from '@bole/platform/screens'
import { bytesInWords, formatNumber, wordOf } from '@bole/platform/web'
import { Link } from '@tanstack/react-router'
import { Badge, Tag } from 'antd'
import type { ParseTexts } from '../texts/index.ts'

/** What a file is called: by its name where one may know it, else by its number. */
export const titleOf = (t: ParseTexts, { id, name }: Pick<OperatorFile, 'id' | 'name'>) =>
  name ?? t('files.numbered', { id })

/** Which file, of whom, and how its latest reading went. */
export function fileColumns(t: ParseTexts): readonly Column<OperatorFile>[] {
  return [
    {
      name: 'name',
      title: t('files.file'),
      isMain: true,
      width: 260,
      render: (row) => (
        <TwoLines
          first={
            <Link to={addressOf(parseAdministrationScreens.file, { id: row.id })}>
              <b>{titleOf(t, row)}</b>
            </Link>
          }
          second={`${row.document_kind ?? '—'} · ${bytesInWords(row.bytes)}`}
        />
      ),
    },
    { name: 'organization', title: t('files.organization'), width: 160 },
    {
      name: 'state',
      title: t('files.state'),
      width: 190,
      render: ({ state, reason }) => (
        <TwoLines
          first={<Badge status={state === 'read' ? 'success' : 'error'} text={t(`states.${state}`)} />}
          second={reason === null ? '' : wordOf(t, `reasons.${reason}`)}
        />
      ),
    },
    {
      name: 'reader',
      title: t('files.reader'),
      width: 120,
      render: ({ reader, is_older }) =>
        is_older ? <Tag color="orange">{readerName(t, reader)}</Tag> : readerName(t, reader),
    },
    {
      name: 'found',
      title: t('files.found'),
      width: 130,
      render: ({ found, doubtful, reader }) =>
        reader === 0 ? (
          '—'
        ) : (
          <TwoLines first={formatNumber(found)} second={t('files.doubtful', { count: doubtful })} />
        ),
    },
    { name: 'took_ms', title: t('files.took'), width: 100, render: ({ took_ms }) => inSeconds(t, took_ms) },
    {
      name: 'newer',
      title: t('files.newer'),
      width: 130,
      render: ({ newer }) => (newer === null ? '—' : t(`newerStates.${newer}`)),
    },
    {
      name: 'report_count',
      title: t('files.reports'),
      width: 100,
      render: ({ report_count }) => (report_count === 0 ? '—' : formatNumber(report_count)),
    },
    {
      name: 'create_time',
      title: t('files.readAt'),
      width: 150,
      render: ({ create_time }) => formatMoment(create_time),
    },
  ]
}

export const readerName = (t: ParseTexts, reader: number) =>
  reader === 0 ? t('files.before') : t('files.readerNumber', { reader })

/** How long it took, as people count: null where it was not timed. */
export function inSeconds(t: ParseTexts, ms: number | null): string {
  if (ms === null) return '—'
  return ms < 1000 ? t('files.ms', { count: ms }) : t('files.seconds', { count: (ms / 1000).toFixed(1) })
}
