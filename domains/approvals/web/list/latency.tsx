import { approvalsApi } from '@bole/approvals/contract'
import type { ReplyOf } from '@bole/platform/contract'
import { useCall } from '@bole/platform/web'
import { Table } from 'antd'
import type { ReactNode } from 'react'
import styles from '../approvals.module.css'
import { useTexts } from '../texts/index.ts'

type Taken = ReplyOf<typeof approvalsApi.getLatency>['approvers'][number]

/** The median and the oldest that waits, of each approver and each department. */
export function Latency(): ReactNode {
  const t = useTexts()
  const answer = useCall(approvalsApi.getLatency, {})
  const { approvers = [], departments = [] } = answer.data?.data ?? {}
  return (
    <section className={styles.latency} aria-label={t('latency.title')}>
      <LatencyTable title={t('latency.approvers')} who={t('latency.who')} rows={approvers} />
      <LatencyTable title={t('latency.departments')} who={t('latency.where')} rows={departments} />
    </section>
  )
}

interface LatencyTableProps {
  readonly title: string
  readonly who: string
  readonly rows: readonly Taken[]
}

function LatencyTable({ title, who, rows }: LatencyTableProps): ReactNode {
  const t = useTexts()
  const hours = (count: number | null) => (count === null ? t('latency.none') : t('latency.hours', { count }))
  const days = (count: number | null) =>
    count === null ? t('latency.none') : count === 0 ? t('today') : t('days', { count })
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is moved by the arrow keys, which need it in focus
    <section className={styles.latencyTable} aria-label={title} tabIndex={0}>
      <h2>{`${t('latency.title')} · ${title}`}</h2>
      <Table<Taken>
        size="small"
        rowKey="id"
        pagination={false}
        locale={{ emptyText: t('latency.empty') }}
        dataSource={[...rows]}
        columns={[
          { title: who, dataIndex: 'name', render: (name: string) => name || t('latency.noDepartment') },
          { title: t('latency.waiting'), dataIndex: 'waiting', align: 'end' },
          { title: t('latency.oldest'), dataIndex: 'oldest_days', align: 'end', render: days },
          { title: t('latency.median'), dataIndex: 'median_hours', align: 'end', render: hours },
          { title: t('latency.answered'), dataIndex: 'answered', align: 'end' },
        ]}
      />
    </section>
  )
}
