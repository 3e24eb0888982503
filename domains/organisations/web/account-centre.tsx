import { organisationsApi } from '@bole/organisations/contract'
import { PlaceLink } from '@bole/platform/places'
import { addressOf } from '@bole/platform/screens'
import { useCall } from '@bole/platform/web'
import { Skeleton } from 'antd'
import { type ReactNode, useState } from 'react'
import { CodeCard } from './code-card.tsx'
import { CompanyCard, ExtraInfoCard } from './company-card.tsx'
import { CompanyDialog, ExtraInfoDialog } from './company-dialogs.tsx'
import styles from './organisations.module.css'
import { QuotaCard } from './quota-card.tsx'
import { organisationsScreens } from './screens.ts'
import { useTexts } from './texts/index.ts'

/** `/organization/index`: the company's own data, its seats, and where its people and candidates find it. */
export default function AccountCentre(): ReactNode {
  const t = useTexts()
  const centre = useCall(organisationsApi.getAccountCentre, {}).data?.data
  const info = useCall(organisationsApi.getExtraInfo, {}).data?.data.info
  const [edited, setEdited] = useState<'company' | 'info' | null>(null)
  if (!centre || !info) return <Skeleton active />
  const { organization, quotaList } = centre
  const close = () => setEdited(null)
  return (
    <div className={styles.page}>
      <CompanyCard organisation={organization} onEdit={() => setEdited('company')} />
      <QuotaCard quotas={quotaList} />
      <ExtraInfoCard info={info} mayEdit={organization.can.edit} onEdit={() => setEdited('info')} />
      <CodeCard slug={organization.slug} mayEdit={organization.can.edit} />
      {organization.can.edit && (
        <PlaceLink place={{ path: addressOf(organisationsScreens.openApi) }}>{t('titles.openApi')}</PlaceLink>
      )}
      {edited === 'company' && <CompanyDialog organisation={organization} onClose={close} />}
      {edited === 'info' && <ExtraInfoDialog info={info} onClose={close} />}
    </div>
  )
}
