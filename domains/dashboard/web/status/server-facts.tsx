import { bytesInWords, formatNumber, listOf, wordOf } from '@bole/platform/web'
import type { ReactNode } from 'react'
import { Panel } from '../parts/panel.tsx'
import { useTexts } from '../texts/index.ts'
import styles from './status.module.css'
import type { Machine } from './status.ts'

/** The machine, its database, its disks, and what documents are read with. */
export function ServerFacts({ machine }: { readonly machine: Machine }): ReactNode {
  const t = useTexts()
  const { server, database, storage, readers } = machine
  const facts: readonly (readonly [term: string, value: string])[] = [
    [t('status.version'), `${server.version} · ${server.pages.slice(0, 8)} · Node ${server.node.slice(1)}`],
    [t('status.role'), t(`status.roles.${server.role}`)],
    [t('status.timeZone'), server.time_zone],
    [t('status.memory'), bytesInWords(server.memory_bytes)],
    [
      t('status.database'),
      `PostgreSQL ${database.version} · ${bytesInWords(database.bytes)} · ${formatNumber(database.milliseconds)} ms`,
    ],
    [t('status.connections'), `${database.connections} / ${database.connections_at_most}`],
    [t('status.migration'), database.migration.replace(/\.sql$/, '')],
    [t('status.storage'), t(`status.storages.${storage.kind}`)],
    ...storage.disks.map((disk): readonly [string, string] => [
      t(`status.disks.${disk.of}`),
      disk.bytes === null || disk.free_bytes === null
        ? t('status.unreadable')
        : t('status.free', {
            free: bytesInWords(disk.free_bytes),
            all: bytesInWords(disk.bytes),
            reserve: bytesInWords(disk.reserve_bytes),
          }),
    ]),
    [
      t('status.formats'),
      listOf(readers.formats.map((format) => wordOf(t, `status.kinds.${format}`, {}, format))),
    ],
    [t('status.pictures'), t(`status.readers.${readers.pictures}`)],
  ]
  return (
    <Panel title={t('status.server')}>
      <dl className={styles.facts}>
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  )
}
