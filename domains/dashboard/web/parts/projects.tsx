import { links } from '@bole/dashboard/model'
import { Empty } from 'antd'
import type { ReactNode } from 'react'
import styles from '../dashboard.module.css'
import { useTexts } from '../texts/index.ts'
import type { FirstPaint } from '../use-dashboard.ts'
import { LinkTo } from './figure-link.tsx'
import { Panel } from './panel.tsx'
import { Filled, Milestones } from './progress.tsx'

interface ProjectsProps {
  readonly projects: FirstPaint['project']
  readonly origin: number
}

/** How far each project has come. */
export function Projects({ projects, origin }: ProjectsProps): ReactNode {
  const t = useTexts()
  const all = links.toProjects(origin)
  return (
    <Panel
      title={t('project.title')}
      count={projects.total}
      extra={<LinkTo link={all}>{t('project.every')}</LinkTo>}
    >
      {projects.list.length === 0 ? (
        <Empty description={t('project.none')}>
          <LinkTo link={all}>{t('project.create')}</LinkTo>
        </Empty>
      ) : (
        <ul className={styles.rows}>
          {projects.list.map((item) => (
            <li key={item.id} className={styles.progress}>
              <LinkTo link={item.received.link} className={styles.strong}>
                {item.name}
              </LinkTo>
              <small>{t('project.positions', { total: item.position_count })}</small>
              <Filled item={item} />
              <Milestones item={item} />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
