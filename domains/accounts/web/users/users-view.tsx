import { accountsApi } from '@bole/accounts/contract'
import { roles } from '@bole/accounts/model'
import { choice, text } from '@bole/platform/filter'
import { ListScreen, useUndoToast } from '@bole/platform/list'
import { addressOf } from '@bole/platform/screens'
import { type ReactNode, Suspense, useState } from 'react'
import { usePermission } from '../current-user.ts'
import { WhyDialog } from '../dialogs.ts'
import { departments } from '../filters.ts'
import { UserPermissions } from '../permissions/user-permissions.tsx'
import { WaitingPeople } from '../registering/waiting-people.tsx'
import { useRoleWord } from '../role-words.ts'
import { accountsScreens } from '../screens.ts'
import { LeavingDialog } from './leaving-dialog.tsx'
import { LinkDialog, type NewLink } from './link-dialog.tsx'
import { useTexts } from './texts/index.ts'
import { useOwnRoles } from './use-own-roles.ts'
import { useUserActions } from './user-actions.ts'
import { type UserRow, userColumns } from './user-columns.tsx'
import { UserDialog } from './user-dialog.tsx'
import { UserHistory } from './user-history.tsx'

/** Accounts with what can be done with them; of one department where one is given. */
export function UsersView({ departmentId }: { readonly departmentId: number | null }): ReactNode {
  const t = useTexts()
  const roleWord = useRoleWord()
  const mayManage = usePermission('users.manage')
  const [edited, setEdited] = useState<UserRow | 'new' | null>(null)
  const [link, setLink] = useState<NewLink | null>(null)
  const tell = useUndoToast()
  const [leaving, setLeaving] = useState<UserRow | null>(null)
  const [told, setTold] = useState<UserRow | null>(null)
  const [seen, setSeen] = useState<UserRow | null>(null)
  const [permitted, setPermitted] = useState<UserRow | null>(null)
  const { actions, batch } = useUserActions({
    edit: setEdited,
    leave: setLeaving,
    permit: setPermitted,
    history: setTold,
    why: setSeen,
    show: setLink,
  })
  const ownRoles = useOwnRoles()
  return (
    <>
      {mayManage && departmentId === null && <WaitingPeople onLink={setLink} />}
      <ListScreen
        call={accountsApi.listUsers}
        {...(departmentId === null ? {} : { given: { department_ids: [departmentId] } })}
        filters={[
          text('keyword', t('keyword')),
          ...(departmentId === null ? [departments('department_ids', t('departments'))] : []),
          choice(
            'role',
            t('role'),
            roles.map((role) => ({ value: role, label: roleWord(role) })),
          ),
          ...(ownRoles.length > 0 ? [choice('role_id', t('ownRole'), ownRoles)] : []),
          choice('is_enabled', t('state'), [
            { value: true, label: t('enabled') },
            { value: false, label: t('disabled') },
          ]),
        ]}
        columns={userColumns(t, roleWord)}
        actions={actions}
        {...(mayManage ? { batch } : {})}
        create={
          mayManage && {
            label: t('create'),
            open: () => setEdited('new'),
            also: [
              { label: t('import'), to: addressOf(accountsScreens.importUsers) },
              { label: t('invite'), to: addressOf(accountsScreens.invitations) },
            ],
          }
        }
        empty={t('empty')}
      />
      {edited && (
        <UserDialog
          user={edited}
          departmentId={departmentId}
          onMade={setLink}
          onClose={() => setEdited(null)}
        />
      )}
      {leaving && <LeavingDialog user={leaving} tell={tell} onClose={() => setLeaving(null)} />}
      {permitted && (
        <UserPermissions key={permitted.id} user={permitted} onClose={() => setPermitted(null)} />
      )}
      {seen && (
        <Suspense>
          <WhyDialog record={{ kind: 'user', ...seen }} onClose={() => setSeen(null)} />
        </Suspense>
      )}
      {told && <UserHistory key={told.id} user={told} onClose={() => setTold(null)} />}
      {link && <LinkDialog link={link} onClose={() => setLink(null)} />}
    </>
  )
}
