import { type ExportRow, libraryApi } from '@bole/library/contract'
import { addressOf } from '@bole/platform/contract'
import { type Column, TwoLines } from '@bole/platform/list'
import { formatDay, formatMoment } from '@bole/platform/moments'
import { bytesInWords } from '@bole/platform/web'
import { Badge } from 'antd'
import type { LibraryTexts } from '../texts/index.ts'

const badges = { running: 'processing', ready: 'success', failed: 'error', removed: 'default' } as const

/** What is told of an export; the file's name downloads it. */
export function exportColumnsOf(
  t: LibraryTexts,
  told: (row: ExportRow) => string,
): readonly Column<ExportRow>[] {
  return [
    {
      name: 'file_name',
      title: t('exports.file'),
      isMain: true,
      width: 260,
      render: ({ id, file_name, kind, can, undrawn }) => (
        <TwoLines
          first={
            can.download ? (
              <a href={addressOf(libraryApi.getExport, {}, { export_id: id })} download={file_name}>
                {file_name}
              </a>
            ) : (
              file_name
            )
          }
          second={undrawn ? t('exports.undrawn', { signs: undrawn }) : t(`exports.kinds.${kind}`)}
        />
      ),
    },
    { name: 'total', title: t('exports.count'), width: 100 },
    { name: 'filter', title: t('exports.filter'), width: 260, render: told },
    {
      name: 'state',
      title: t('exports.state'),
      width: 190,
      render: ({ state, expire_time }) => (
        <TwoLines
          first={<Badge status={badges[state]} text={t(`exports.states.${state}`)} />}
          second={state === 'ready' ? t('exports.until', { day: formatDay(expire_time.slice(0, 10)) }) : null}
        />
      ),
    },
    {
      name: 'bytes',
      title: t('exports.size'),
      width: 100,
      render: ({ bytes }) => (bytes ? bytesInWords(bytes) : '—'),
    },
    { name: 'user', title: t('exports.user'), width: 120, render: ({ user }) => user.name },
    {
      name: 'create_time',
      title: t('exports.time'),
      width: 150,
      render: ({ create_time }) => formatMoment(create_time),
    },
  ]
}
