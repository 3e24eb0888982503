import { BellOutlined, KeyOutlined, LogoutOutlined, UserOutlined } from '@ant-design/icons'
import { accountsEntryApi, type CurrentUser } from '@bole/accounts/contract'
import { accountsScreens } from '@bole/accounts/screens'
import { ChangePassword, useAccountsTexts } from '@bole/accounts/web'
import { inboxScreens } from '@bole/inbox/screens'
import { MenuUnder } from '@bole/platform/later'
import { addressOf } from '@bole/platform/screens'
import { useChange, wordOf } from '@bole/platform/web'
import { Link } from '@tanstack/react-router'
import { Button } from 'antd'
import { type ReactNode, Suspense, useState } from 'react'
import { titleOf, useShellTexts } from '../texts/index.ts'
import styles from './shell.module.css'

const mine = addressOf(accountsScreens.mine)
const told = addressOf(inboxScreens.settings)

/** Who is signed in, and leaving. */
export function UserMenu({ user }: { readonly user: CurrentUser }): ReactNode {
  const t = useShellTexts()
  const role = useAccountsTexts()
  const [isChanging, setChanging] = useState(false)
  const signOut = useChange(accountsEntryApi.signOut, {
    onDone: () => location.assign(addressOf(accountsScreens.signIn)),
  })
  return (
    <>
      <MenuUnder
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
                  label: <Link to={mine}>{titleOf(t, mine)}</Link>,
                },
                {
                  key: 'told',
                  icon: <BellOutlined />,
                  label: <Link to={told}>{titleOf(t, told)}</Link>,
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
          <span className={styles.avatar}>{[...user.name].at(0)}</span>
        </Button>
      </MenuUnder>
      {isChanging && (
        <Suspense>
          <ChangePassword onClose={() => setChanging(false)} />
        </Suspense>
      )}
    </>
  )
}
