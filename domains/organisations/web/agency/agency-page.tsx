import { organisationsApi } from '@bole/organisations/contract'
import { Drawing } from '@bole/platform/drawings'
import { useAddress, useNameOfRecord } from '@bole/platform/places'
import { useCall } from '@bole/platform/web'
import { Empty, Skeleton } from 'antd'
import { type ReactNode, useState } from 'react'
import styles from '../organisations.module.css'
import { organisationsScreens } from '../screens.ts'
import { type AgencyChange, AgencyDialog } from './agency-dialogs.tsx'
import { AgencyFacts } from './agency-facts.tsx'
import { AgencyHistory } from './agency-history.tsx'
import { PeriodsCard } from './periods-card.tsx'
import { useTexts } from './texts/index.ts'

/** `/agency/{id}/view`: one organisation with its numbers, and what operators did to it. */
export default function AgencyPage(): ReactNode {
  const t = useTexts()
  const { id } = useAddress(organisationsScreens.agency)
  const [change, open] = useState<AgencyChange | null>(null)
  const answer = useCall(organisationsApi.viewAgency, { query: { agency: id } }, { handlesErrors: true })
  const seen = answer.data?.data
  useNameOfRecord(seen?.organization.name)
  if (answer.isError) return <Empty image={<Drawing scene="missing" />} description={t('gone')} />
  if (!seen) return <Skeleton active />
  return (
    <div className={styles.page}>
      <AgencyFacts agency={seen.organization} onChange={open} />
      <PeriodsCard agencyId={id} />
      <AgencyHistory events={seen.history} />
      {change && <AgencyDialog agency={seen.organization} change={change} onClose={() => open(null)} />}
    </div>
  )
}
