import { DownOutlined, RightOutlined } from '@ant-design/icons'
import { formatClosing } from '@bole/platform/moments'
import { providedFor } from '@bole/platform/slots'
import { formatNumber } from '@bole/platform/web'
import type { Theme } from '@bole/themes/contract'
import { Button, Card, Skeleton, Tag } from 'antd'
import { type ReactNode, Suspense, useState } from 'react'
import { positionParts } from '../slots.ts'
import { useTexts } from '../texts/index.ts'
import styles from '../themes.module.css'
import { ProjectActions } from './project-actions.tsx'

interface ProjectCardProps {
  readonly project: Theme
  readonly isFirst: boolean
}

/** One project: what it is, its counts as links to what they count, and its positions when it is opened. */
export function ProjectCard({ project, isFirst }: ProjectCardProps): ReactNode {
  const t = useTexts()
  const { Candidates, Beneath } = providedFor(positionParts)
  const [isOpen, setOpen] = useState(isFirst)
  const isDeleted = project.is_deleted === 1
  const closes = project.limit_time
  const facts = [
    closes ? t('closes', { day: formatClosing(closes) }) : t('staysOpen'),
    project.post_limit === null ? null : t('limit', { count: project.post_limit }),
    project.owner && t('owner', { name: project.owner.name }),
  ].filter(Boolean)
  return (
    <Card size="small" role="article" aria-label={project.theme_name}>
      <div className={styles.head}>
        <Button
          type="text"
          size="small"
          disabled={isDeleted}
          icon={isOpen ? <DownOutlined /> : <RightOutlined />}
          aria-expanded={isOpen}
          aria-label={t('showPositions', { name: project.theme_name })}
          onClick={() => setOpen(!isOpen)}
        />
        <div className={styles.name}>
          <h2>
            {project.theme_name} {isDeleted && <Tag>{t('deleted')}</Tag>}
            {closes && new Date(closes) < new Date() && !isDeleted && <Tag color="gold">{t('ended')}</Tag>}
          </h2>
          <span>{facts.join(' · ')}</span>
        </div>
        <dl className={styles.counts}>
          <div>
            <dt>{t('openPositions')}</dt>
            <dd>
              {formatNumber(project.open_count)} / {formatNumber(project.position_count)}
            </dd>
          </div>
          <div>
            <dt>{t('applications')}</dt>
            <dd>
              <Suspense fallback={formatNumber(project.post_count)}>
                <Candidates origin={project.origin} under={{ project_id: [project.id] }}>
                  {formatNumber(project.post_count)}
                </Candidates>
              </Suspense>
            </dd>
          </div>
        </dl>
        <ProjectActions project={project} />
      </div>
      {isOpen && (
        <Suspense fallback={<Skeleton active title={false} paragraph={{ rows: 3 }} />}>
          <Beneath projectId={project.id} origin={project.origin} />
        </Suspense>
      )}
    </Card>
  )
}
