import { type Column, TwoLines } from '@bole/platform/list'
import { formatMoment } from '@bole/platform/moments'
import type { RpoRecord } from '@bole/rpo/contract'
import type { RecordState } from '@bole/rpo/model'
import { Badge } from 'antd'
import type { RpoTexts } from '../texts/index.ts'

const badges: Record<RecordState, 'default' | 'processing' | 'success' | 'warning' | 'error'> = {
  waiting: 'processing',
  read: 'default',
  sent: 'processing',
  candidate: 'success',
  duplicate: 'warning',
  rejected: 'error',
}

/** What is shown of a file: who it is about, for which position, where it stands and why. */
export function recordColumns(t: RpoTexts): readonly Column<RpoRecord>[] {
  return [
    {
      name: 'name',
      title: t('columns.file'),
      isMain: true,
      width: 220,
      nameOf: ({ person_name, name }) => person_name ?? name,
      render: ({ person_name, name }) => (
        <TwoLines first={<b>{person_name ?? name}</b>} second={person_name === null ? '' : name} />
      ),
    },
    {
      name: 'status',
      title: t('state'),
      width: 240,
      render: (record) => (
        <TwoLines
          first={<Badge status={badges[record.status]} text={t(`states.${record.status}`)} />}
          second={whyOf(t, record)}
        />
      ),
    },
    {
      name: 'position',
      title: t('columns.position'),
      width: 190,
      render: ({ position, theme }) => <TwoLines first={position.title} second={theme.name} />,
    },
    { name: 'remark', title: t('columns.remark'), width: 180, render: ({ remark }) => remark || '—' },
    { name: 'dir', title: t('columns.folder'), width: 120, render: ({ dir }) => dir?.name ?? '—' },
    {
      name: 'create_time',
      title: t('columns.added'),
      width: 180,
      render: ({ create_time, submit_time }) => (
        <TwoLines
          first={formatMoment(create_time)}
          second={submit_time && t('submittedAt', { at: formatMoment(submit_time) })}
        />
      ),
    },
  ]
}

/** Why a file stands where it does, as far as its sender may know. */
function whyOf(t: RpoTexts, { reason_text, duplicate_of, lacks_contact }: RpoRecord): string {
  if (reason_text !== '') return reason_text
  if (duplicate_of) return t('sameAs', { name: duplicate_of.name })
  return lacks_contact ? t('lacksContact') : ''
}
