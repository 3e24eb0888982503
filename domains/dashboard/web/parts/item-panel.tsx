import { dashboardApi } from '@bole/dashboard/contract'
import { formatDay } from '@bole/platform/moments'
import { listOf, useCall } from '@bole/platform/web'
import { Drawer, Skeleton } from 'antd'
import type { ReactNode } from 'react'
import styles from '../dashboard.module.css'
import { useTexts } from '../texts/index.ts'
import type { DashboardState, FirstPaint } from '../use-dashboard.ts'
import { FunnelBars } from './funnel.tsx'
import { Filled, Milestones } from './progress.tsx'

/** One project or position: how far it has come, and its own funnel. `?panel=position&item=` in the address. */
export function ItemPanel({ dashboard }: { readonly dashboard: DashboardState }): ReactNode {
  const t = useTexts()
  const { panel, item } = dashboard.state
  const which = panel === 'position' || panel === 'project' ? panel : null
  return (
    <Drawer
      open={which !== null && item !== undefined}
      size={560}
      destroyOnHidden
      title={which && t(`item.${which}`)}
      onClose={() => dashboard.change({ panel: null, item: null })}
    >
      {which === 'position' && item !== undefined && <PositionItem id={item} />}
      {which === 'project' && item !== undefined && <ProjectItem id={item} />}
    </Drawer>
  )
}

function ProjectItem({ id }: { readonly id: number }): ReactNode {
  const t = useTexts()
  const found = useCall(dashboardApi.getProjectProgress, { query: { theme_id: id } }).data?.data
  if (!found) return <Skeleton active />
  const { project, funnel } = found
  return (
    <Item
      item={project}
      funnel={funnel}
      facts={[t('project.positions', { total: project.position_count })]}
    />
  )
}

function PositionItem({ id }: { readonly id: number }): ReactNode {
  const t = useTexts()
  const asked = { query: { position_id: id } }
  const info = useCall(dashboardApi.getPositionInfo, asked).data?.data
  const progress = useCall(dashboardApi.getPositionProgress, asked).data?.data
  if (!info || !progress) return <Skeleton active />
  const { project, owner, cities, opened_at, days_open, remaining } = info
  const facts = [
    project.name,
    listOf(cities),
    owner && t('item.owner', { name: owner.name }),
    opened_at && days_open !== null && t('item.opened', { day: formatDay(opened_at), count: days_open }),
    t('item.remaining', { count: remaining }),
  ]
  return <Item item={info} funnel={progress.funnel} facts={facts} />
}

type Progress = Parameters<typeof Milestones>[0]['item'] & { readonly name: string }

interface ItemProps {
  readonly item: Progress
  readonly funnel: FirstPaint['funnel']
  readonly facts: readonly (string | null | false)[]
}

function Item({ item, funnel, facts }: ItemProps): ReactNode {
  return (
    <article className={styles.item}>
      <h3>{item.name}</h3>
      <p>{facts.filter(Boolean).join(' · ')}</p>
      <div className={styles.progress}>
        <Filled item={item} />
        <Milestones item={item} />
      </div>
      <FunnelBars funnel={funnel} />
    </article>
  )
}
