import type { ReactNode } from 'react'
import { UsersView } from './users-view.tsx'

/** `/organization/user/list`: who may sign in, of the organisation or of the own departments. */
export default function UserList(): ReactNode {
  return <UsersView departmentId={null} />
}
