import { accountsApi } from '@bole/accounts/contract'
import { Drawing } from '@bole/platform/drawings'
import { FormPage } from '@bole/platform/form'
import { useAddress, useGoTo, useNameOfRecord } from '@bole/platform/places'
import { addressOf } from '@bole/platform/screens'
import { useCall } from '@bole/platform/web'
import { Empty, Skeleton } from 'antd'
import type { ReactNode } from 'react'
import { useRoleWord } from '../role-words.ts'
import { accountsScreens } from '../screens.ts'
import { RoleFields } from './role-fields.tsx'
import { RoleHistory } from './role-history.tsx'
import { useTexts } from './texts/index.ts'

/** `/organization/permission/role/{id}`: what a role gives, and what was done to it. */
export default function RolePage(): ReactNode {
  const t = useTexts()
  const roleWord = useRoleWord()
  const goTo = useGoTo()
  const { id } = useAddress(accountsScreens.role)
  const { data, isError } = useCall(accountsApi.viewRole, { query: { id } }, { handlesErrors: true })
  const role = data?.data.role
  useNameOfRecord(role && (role.name ?? roleWord(role.based_on)))
  if (isError) return <Empty image={<Drawing scene="missing" />} description={t('gone')} />
  if (!role) return <Skeleton active />
  return (
    <FormPage onClose={() => goTo({ path: addressOf(accountsScreens.roles) })}>
      <RoleFields key={role.id} role={role} />
      <RoleHistory id={role.id} />
    </FormPage>
  )
}
