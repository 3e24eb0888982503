import { dashboardApi } from '@bole/dashboard/contract'
import { links } from '@bole/dashboard/model'
import { PlaceLink } from '@bole/platform/places'
import { useCall } from '@bole/platform/web'
import { Button, Empty } from 'antd'
import { type ReactNode, useState } from 'react'
import styles from '../dashboard.module.css'
import { useTexts } from '../texts/index.ts'
import type { FirstPaint } from '../use-dashboard.ts'
import { LinkTo } from './figure-link.tsx'
import { Panel } from './panel.tsx'
import { itemBeside } from './place-of-link.ts'
import { Filled, Milestones } from './progress.tsx'

/** As many as a page of the list has at most. */
const atMost = 99

interface ProjectsProps {
  readonly projects: FirstPaint['project']
  readonly origin: number
}

/** How far each project has come: the newest, and the others on asking. */
export function Projects({ projects, origin }: ProjectsProps): ReactNode {
  const t = useTexts()
  const [isWhole, setWhole] = useState(false)
  const more = useCall(
    dashboardApi.listProjects,
    { query: { origin, page_size: atMost } },
    { enabled: isWhole },
  ).data?.data
  const all = links.toProjects(origin)
  const list = (isWhole && more?.list) || projects.list
  return (
    <Panel
      title={t('project.title')}
      count={projects.total}
      extra={<LinkTo link={all}>{t('project.every')}</LinkTo>}
    >
      {list.length === 0 ? (
        <Empty description={t('project.none')}>
          <LinkTo link={all}>{t('project.create')}</LinkTo>
        </Empty>
      ) : (
        <ul className={styles.rows}>
          {list.map((item) => (
            <li key={item.id} className={styles.progress}>
              <LinkTo link={item.received.link} className={styles.strong}>
                {item.name}
              </LinkTo>
              <small>
                <PlaceLink place={itemBeside('project', item.id)}>{t('item.open')}</PlaceLink>{' '}
                {t('project.positions', { total: item.position_count })}
              </small>
              <Filled item={item} />
              <Milestones item={item} />
            </li>
          ))}
        </ul>
      )}
      {list.length < projects.total && !more && (
        <Button type="link" size="small" loading={isWhole} onClick={() => setWhole(true)}>
          {t('project.more')}
        </Button>
      )}
    </Panel>
  )
}
