import { accountsEntryApi, type CurrentUser } from '@bole/accounts/contract'
import type { FieldGroup, Permission } from '@bole/accounts/model'
import { queryClient, sendCall, useCall } from '@bole/platform/web'

const key = [accountsEntryApi.getCurrentUser.name, {}]

/** The signed-in user, loaded once and kept fresh; throws `CallFailed` 401 when nobody is signed in. */
export async function loadCurrentUser(): Promise<CurrentUser> {
  const answer = await queryClient.ensureQueryData({
    queryKey: key,
    queryFn: ({ signal }) => sendCall(accountsEntryApi.getCurrentUser, {}, signal),
    meta: { handlesErrors: true, shows: accountsEntryApi.getCurrentUser.shows },
  })
  return answer.data
}

/** Whether nobody can sign in yet, as the installation is still to be set up. */
export function isToBeSetUp(): Promise<boolean> {
  return sendCall(accountsEntryApi.getSetUp, {}).then(
    () => true,
    () => false,
  )
}

/** The signed-in user in a component; undefined before the first answer. */
export function useCurrentUser(): CurrentUser | undefined {
  return useCall(accountsEntryApi.getCurrentUser, {}, { handlesErrors: true }).data?.data
}

/** Whether a user holds a permission; SuperAdmin holds every one. */
export function isPermitted(user: CurrentUser, permission: Permission): boolean {
  return user.role.name === 'SuperAdmin' || user.authPermission[permission] === true
}

/** The groups of fields hidden from the signed-in user. */
export function useHides(): readonly FieldGroup[] {
  return useCurrentUser()?.hides ?? noGroups
}

const noGroups: readonly FieldGroup[] = []

/** Whether a group of fields is hidden from the signed-in user; with `any`, whether at least one is. The server does not send them. */
export function useIsHidden(group: FieldGroup | 'any'): boolean {
  const hides = useHides()
  return group === 'any' ? hides.length > 0 : hides.includes(group)
}

/** Whether the signed-in user holds a permission. Only hides what would be refused anyway. */
export function usePermission(permission: Permission): boolean {
  const user = useCurrentUser()
  return user !== undefined && isPermitted(user, permission)
}
