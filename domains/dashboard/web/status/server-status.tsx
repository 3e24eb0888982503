import { dashboardApi } from '@bole/dashboard/contract'
import { formatAgo } from '@bole/platform/moments'
import { useCall } from '@bole/platform/web'
import { Alert, Skeleton } from 'antd'
import { type ReactNode, useEffect } from 'react'
import { Panel } from '../parts/panel.tsx'
import { useTexts } from '../texts/index.ts'
import { Organisations } from './organisations.tsx'
import { Queue } from './queue.tsx'
import { ServerFacts } from './server-facts.tsx'
import styles from './status.module.css'
import type { Machine } from './status.ts'

/** How often it is asked anew while somebody looks, in milliseconds. */
const every = 10_000

/** Where an operator's day begins: whether the server is well, and how much each organisation has. */
export default function ServerStatus(): ReactNode {
  const t = useTexts()
  const answer = useCall(dashboardApi.getServerStatus, {})
  const { refetch } = answer
  useEffect(() => {
    const timer = setInterval(() => {
      if (!document.hidden) void refetch()
    }, every)
    return () => clearInterval(timer)
  }, [refetch])
  const status = answer.data?.data
  if (!status) return <Skeleton active paragraph={{ rows: 12 }} />
  const { machine, organisations } = status
  return (
    <div className={styles.page}>
      {machine && <MachineStatus machine={machine} />}
      <Panel title={t('status.organisations')} count={organisations.total}>
        <Organisations list={organisations.list} />
      </Panel>
    </div>
  )
}

/** Whether the server is well, and what there is of it; for operators. */
function MachineStatus({ machine }: { readonly machine: Machine }): ReactNode {
  const t = useTexts()
  const { faults, server, queue } = machine
  return (
    <>
      <Alert
        showIcon
        type={faults.length > 0 ? 'warning' : 'success'}
        title={faults.length > 0 ? t('status.faulty') : t('status.well')}
        description={
          <>
            {faults.length > 0 && (
              <ul className={styles.faults}>
                {faults.map((fault) => (
                  <li key={fault}>{t(`status.faults.${fault}`)}</li>
                ))}
              </ul>
            )}
            {t('status.since', { ago: formatAgo(server.started_at) })}
          </>
        }
      />
      <div className={styles.columns}>
        <ServerFacts machine={machine} />
        <Queue queue={queue} />
      </div>
    </>
  )
}
