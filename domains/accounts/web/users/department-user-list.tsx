import { useAddress } from '@bole/platform/places'
import type { ReactNode } from 'react'
import { accountsScreens } from '../screens.ts'
import { UsersView } from './users-view.tsx'

/** `/organization/user/{id}/list`: who works in a department or below it. */
export default function DepartmentUserList(): ReactNode {
  const { id } = useAddress(accountsScreens.departmentUsers)
  return <UsersView departmentId={Number(id)} />
}
