import { links } from '@bole/dashboard/model'
import { StatusChip, useCandidatePages } from '@bole/pipeline/web'
import { Button, Drawer, Empty, Skeleton } from 'antd'
import type { ReactNode } from 'react'
import styles from '../schedule/schedule.module.css'
import { useTexts } from '../texts/index.ts'
import type { DashboardState } from '../use-dashboard.ts'
import { LinkTo } from './figure-link.tsx'

/** The candidates behind a number, for who has no candidate list: `?panel=people&rows=` in the address. */
export function PeoplePanel({ dashboard }: { readonly dashboard: DashboardState }): ReactNode {
  const t = useTexts()
  const { state, change } = dashboard
  const isOpen = state.panel === 'people'
  return (
    <Drawer
      open={isOpen}
      size={480}
      destroyOnHidden
      title={t('panel.people')}
      onClose={() => change({ panel: null, rows: null })}
    >
      {isOpen && <People conditions={Object.fromEntries(new URLSearchParams(state.rows ?? ''))} />}
    </Drawer>
  )
}

function People({ conditions }: { readonly conditions: Readonly<Record<string, string>> }): ReactNode {
  const t = useTexts()
  const { pages, hasMore, isReadingOn, readOn } = useCandidatePages(conditions)
  if (!pages) return <Skeleton active />
  const people = pages.flatMap(({ answer }) => answer.data.list)
  if (people.length === 0) return <Empty description={t('panel.nobody')} />
  return (
    <>
      <ul className={styles.meetings}>
        {people.map(({ post_id, basic, position, status }) => (
          <li key={post_id} className={styles.meeting} data-plain>
            <div>
              <span className={styles.who}>
                <LinkTo link={links.toCandidate(post_id)} className={styles.name}>
                  {basic.name}
                </LinkTo>
                <StatusChip status={status} withStage />
              </span>
              <small>{position.title}</small>
            </div>
          </li>
        ))}
      </ul>
      {hasMore && (
        <Button block loading={isReadingOn} onClick={readOn}>
          {t('panel.more')}
        </Button>
      )}
    </>
  )
}
