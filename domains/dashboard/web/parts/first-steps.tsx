import { CheckCircleFilled, ClockCircleOutlined } from '@ant-design/icons'
import { accountsScreens } from '@bole/accounts/screens'
import { dashboardApi } from '@bole/dashboard/contract'
import type { firstSteps } from '@bole/dashboard/model'
import { pipelineScreens } from '@bole/pipeline/screens'
import { PlaceLink } from '@bole/platform/places'
import { addressOf } from '@bole/platform/screens'
import { formatNumber, useCall } from '@bole/platform/web'
import { positionsScreens } from '@bole/positions/screens'
import { themesScreens } from '@bole/themes/screens'
import { Skeleton } from 'antd'
import type { ReactNode } from 'react'
import styles from '../dashboard.module.css'
import { useTexts } from '../texts/index.ts'
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
        {guide?.list.map(({ name, is_done }) => (
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
                <StepLink step={name} origin={origin} careerSite={guide.career_site}>
                  {t(`steps.${name}.title`)}
                </StepLink>
              )}
              {!is_done && <small>{t(`steps.${name}.help`)}</small>}
            </div>
          </li>
        ))}
      </ol>
      <SetUp origin={origin} />
    </Panel>
  )
}

/** How far the organisation is set up. */
function SetUp({ origin }: { readonly origin: number }): ReactNode {
  const t = useTexts()
  const counts = useCall(dashboardApi.getAccountGuide, { query: { origin } }).data?.data
  if (!counts) return null
  const { position_count, org_hr_sub_count, org_user_count, post_count } = counts
  return (
    <p className={styles.setUp}>
      {t('steps.setUp', {
        positions: formatNumber(position_count),
        recruiters: formatNumber(org_hr_sub_count),
        managers: formatNumber(org_user_count),
        applications: formatNumber(post_count),
      })}
    </p>
  )
}

interface StepLinkProps {
  readonly step: firstSteps.FirstStep
  readonly origin: number
  readonly careerSite: string
  readonly children: ReactNode
}

/** Where a step is done. The career site is another application: it opens beside this one. */
function StepLink({ step, origin, careerSite, children }: StepLinkProps): ReactNode {
  switch (step) {
    case 'project':
      return <PlaceLink place={{ path: addressOf(themesScreens.create, { origin }) }}>{children}</PlaceLink>
    case 'position':
      return <PlaceLink place={{ path: addressOf(positionsScreens.list, { origin }) }}>{children}</PlaceLink>
    case 'candidate':
      return (
        <PlaceLink place={{ path: addressOf(pipelineScreens.candidates, { origin }) }}>{children}</PlaceLink>
      )
    case 'colleague':
      return <PlaceLink place={{ path: addressOf(accountsScreens.invitations) }}>{children}</PlaceLink>
    case 'career_site':
      return (
        <a href={careerSite} target="_blank" rel="noreferrer">
          {children}
        </a>
      )
  }
}
