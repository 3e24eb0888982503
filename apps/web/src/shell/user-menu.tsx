import { KeyOutlined, LogoutOutlined, UserOutlined } from '@ant-design/icons'
import { accountsApi, type CurrentUser } from '@bole/accounts/contract'
import { ChangePassword, useAccountsTexts } from '@bole/accounts/web'
import { useChange, wordOf } from '@bole/platform/web'
import { Link } from '@tanstack/react-router'
import { Avatar, Button, Dropdown } from 'antd'
import { type ReactNode, Suspense, useState } from 'react'
import { titleOf, useShellTexts } from '../texts/index.ts'

/** Who is signed in, and leaving. */
export function UserMenu({ user }: { readonly user: CurrentUser }): ReactNode {
  const t = useShellTexts()
  const role = useAccountsTexts()
  const [isChanging, setChanging] = useState(false)
  const signOut = useChange(accountsApi.signOut, { onDone: () => location.assign('/site/login') })
  return (
    <>
      <Dropdown
        trigger={['click']}
        menu={{
          items: [
            {
              key: 'who',
              type: 'group',
              label: `${user.name} · ${wordOf(role, `roles.${user.role.title}`)} · ${user.organization.name}`,
              children: [
                {
                  key: 'account',
                  icon: <UserOutlined />,
                  label: <Link to="/usercenter/index">{titleOf(t, '/usercenter/index')}</Link>,
                },
                {
                  key: 'password',
                  icon: <KeyOutlined />,
                  label: t('user.changePassword'),
                  onClick: () => setChanging(true),
                },
                {
                  key: 'leave',
                  icon: <LogoutOutlined />,
                  label: t('user.signOut'),
                  onClick: () => signOut.mutate({}),
                },
              ],
            },
          ],
        }}
      >
        <Button type="text" aria-label={t('user.menu', { name: user.name })}>
          <Avatar size={24}>{[...user.name].at(0)}</Avatar>
        </Button>
      </Dropdown>
      {isChanging && (
        <Suspense>
          <ChangePassword onClose={() => setChanging(false)} />
        </Suspense>
      )}
    </>
  )
}
