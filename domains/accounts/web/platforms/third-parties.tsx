import type { ReactNode } from 'react'
import { usePermission } from '../current-user.ts'
import page from '../my-account.module.css'
import { CompanyApps } from './company-apps.tsx'
import { OwnBindings } from './own-bindings.tsx'

/** `/organization/thirdparty`: on which platforms one is known, and the company's app at each for who looks after the company. */
export default function ThirdParties(): ReactNode {
  const mayManage = usePermission('company.manage')
  return (
    <div className={page.page}>
      <OwnBindings />
      {mayManage && <CompanyApps />}
    </div>
  )
}
