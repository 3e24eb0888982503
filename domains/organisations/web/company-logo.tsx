import { organisationsApi } from '@bole/organisations/contract'
import { useCall } from '@bole/platform/web'
import type { ReactNode } from 'react'
import { Picture } from './company-picture.tsx'
import { useTexts } from './texts/index.ts'

/** The company's logo, to be chosen: for whoever sets the company up. */
export function CompanyLogo(): ReactNode {
  const t = useTexts()
  const shown = useCall(organisationsApi.getAccountCentre, {}).data?.data.organization
  if (!shown) return null
  return (
    <>
      <h2>{t('pictures.logo')}</h2>
      <Picture kind="logo" url={shown.logoUrl} mayEdit={shown.can.edit} />
    </>
  )
}
