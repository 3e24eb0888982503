import { MenuFoldOutlined, MenuUnfoldOutlined } from '@ant-design/icons'
import type { CurrentUser } from '@bole/accounts/contract'
import { useMatches } from '@tanstack/react-router'
import { Button, Layout } from 'antd'
import type { ReactNode } from 'react'
import { routes } from '../routes.generated.ts'
import { titleOf, useShellTexts } from '../texts/index.ts'
import { CommandPalette } from './command-palette.tsx'
import { Inbox } from './inbox.tsx'
import { LanguageMenu } from './language-menu.tsx'
import styles from './shell.module.css'
import { UserMenu } from './user-menu.tsx'

interface HeaderProps {
  readonly user: CurrentUser
  readonly isMenuCollapsed: boolean
  readonly onToggleMenu: () => void
}

/** Title of the screen, search over everything, progress and notices, language, the user. */
export function Header({ user, isMenuCollapsed, onToggleMenu }: HeaderProps): ReactNode {
  const t = useShellTexts()
  const pattern =
    useMatches()
      .at(-1)
      ?.fullPath.replace(/\$(\w+)/g, '{$1}') ?? ''
  const path = routes.find((route) => route.path === pattern.replace(/\/$/, ''))?.path
  return (
    <Layout.Header className={styles.header ?? ''}>
      <Button
        type="text"
        aria-label={t('menu.toggle')}
        icon={isMenuCollapsed ? <MenuUnfoldOutlined /> : <MenuFoldOutlined />}
        onClick={onToggleMenu}
      />
      <h1 className={styles.title}>{path ? titleOf(t, path) : ''}</h1>
      <CommandPalette role={user.role.name} />
      <Inbox unread={user.noticeCount} running={user.progressCount} />
      <LanguageMenu />
      <UserMenu user={user} />
    </Layout.Header>
  )
}
