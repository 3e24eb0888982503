import { usePermission } from '@bole/accounts/web'
import { dashboardApi } from '@bole/dashboard/contract'
import { links } from '@bole/dashboard/model'
import { PlaceLink } from '@bole/platform/places'
import { useCall } from '@bole/platform/web'
import { Empty, Skeleton } from 'antd'
import type { ReactNode } from 'react'
import styles from '../dashboard.module.css'
import { useTexts } from '../texts/index.ts'
import type { Place } from '../use-dashboard.ts'
import { LinkTo } from './figure-link.tsx'
import { Panel } from './panel.tsx'
import { itemBeside } from './place-of-link.ts'
import { Filled, Milestones } from './progress.tsx'

/** Of so many of the newest open positions, those with most to do are shown. */
const looksAt = 50
const shown = 6

/** The open positions that need somebody: most to-dos first, then the emptiest. */
export function Positions({ place }: { readonly place: Place }): ReactNode {
  const t = useTexts()
  const answer = useCall(
    dashboardApi.listPositions,
    { query: { ...place, page_size: looksAt } },
    { keepsPrevious: true },
  ).data
  // Who only takes part has to-dos of their own, which stand above.
  const canMove = usePermission('pipeline.move')
  const all = links.toPositions(place.origin)
  const positions = answer?.data.list
    .toSorted((one, other) => other.to_do.count - one.to_do.count || one.rate - other.rate)
    .slice(0, shown)
  return (
    <Panel
      title={t('position.title')}
      count={answer?.total}
      extra={<LinkTo link={all}>{t('position.every')}</LinkTo>}
    >
      {!positions && <Skeleton active title={false} paragraph={{ rows: 6 }} />}
      {positions?.length === 0 && (
        <Empty description={t('position.none')}>
          <LinkTo link={all}>{t('position.create')}</LinkTo>
        </Empty>
      )}
      <ul className={styles.rows}>
        {positions?.map((item) => (
          <li key={item.id} className={styles.progress}>
            <LinkTo link={item.received.link} className={styles.strong}>
              {item.name}
            </LinkTo>
            <small>
              <PlaceLink place={itemBeside('position', item.id)}>{t('item.open')}</PlaceLink>{' '}
              {canMove && item.to_do.count > 0 && (
                <LinkTo link={item.to_do.link} className={styles.amber}>
                  {t('position.toDo', { total: item.to_do.count })}
                </LinkTo>
              )}{' '}
              {item.cities.slice(0, 2).join(' / ')}
            </small>
            <Filled item={item} />
            <Milestones item={item} />
          </li>
        ))}
      </ul>
    </Panel>
  )
}
