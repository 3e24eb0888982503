import { CheckCircleFilled, ClockCircleOutlined } from '@ant-design/icons'
import { dashboardApi } from '@bole/dashboard/contract'
import { useCall } from '@bole/platform/web'
import { Skeleton } from 'antd'
import type { ReactNode } from 'react'
import styles from '../dashboard.module.css'
import { useTexts } from '../texts/index.ts'
import { LinkTo } from './figure-link.tsx'
import { Panel } from './panel.tsx'

/** What a new organisation does first: what is done is ticked, what is next can be begun. */
export function FirstSteps({ origin }: { readonly origin: number }): ReactNode {
  const t = useTexts()
  const guide = useCall(dashboardApi.getGuide, { query: { origin } }).data?.data
  const done = guide?.list.filter(({ is_done }) => is_done).length ?? 0
  return (
    <Panel title={t('steps.title')} count={guide && `${done} / ${guide.list.length}`}>
      {!guide && <Skeleton active title={false} paragraph={{ rows: 5 }} />}
      <ol className={styles.steps}>
        {guide?.list.map(({ name, is_done, path }) => (
          <li key={name} data-done={is_done || undefined} data-next={name === guide.learnTarget || undefined}>
            {is_done ? (
              <CheckCircleFilled aria-label={t('steps.done')} />
            ) : (
              <ClockCircleOutlined aria-hidden />
            )}
            <div>
              {is_done ? (
                <span>{t(`steps.${name}.title`)}</span>
              ) : (
                <StepLink path={path}>{t(`steps.${name}.title`)}</StepLink>
              )}
              {!is_done && <small>{t(`steps.${name}.help`)}</small>}
            </div>
          </li>
        ))}
      </ol>
    </Panel>
  )
}

/** The career site is another application: it opens beside this one. */
function StepLink({ path, children }: { readonly path: string; readonly children: ReactNode }): ReactNode {
  if (!path.startsWith('/careers/')) return <LinkTo link={{ path, query: {} }}>{children}</LinkTo>
  return (
    <a href={path} target="_blank" rel="noreferrer">
      {children}
    </a>
  )
}
