import { MenuFoldOutlined, MenuUnfoldOutlined } from '@ant-design/icons'
import type { CurrentUser } from '@bole/accounts/contract'
import { useRecordName } from '@bole/platform/places'
import { useMatches } from '@tanstack/react-router'
import { Button, Layout } from 'antd'
import { type ReactNode, useEffect } from 'react'
import { routes } from '../routes.generated.ts'
import { screenAt } from '../screens.ts'
import { titleOf, useShellTexts } from '../texts/index.ts'
import { Breadcrumb } from './breadcrumb.tsx'
import { CommandPalette } from './command-palette.tsx'
import { HelpButton } from './help-button.tsx'
import { Inbox } from './inbox.tsx'
import { LanguageMenu } from './language-menu.tsx'
import styles from './shell.module.css'
import { UserMenu } from './user-menu.tsx'
import { leftFor } from './where-one-was.ts'

interface HeaderProps {
  readonly user: CurrentUser
  readonly isMenuCollapsed: boolean
  readonly onToggleMenu: () => void
}

/** Title of the screen, search over everything, progress and notices, language, the user. */
export function Header({ user, isMenuCollapsed, onToggleMenu }: HeaderProps): ReactNode {
  const t = useShellTexts()
  const match = useMatches().at(-1)
  const pattern = match?.fullPath.replace(/\$(\w+)/g, '{$1}') ?? ''
  const path = pathOf(pattern.replace(/\/$/, ''))
  const name = useRecordName()
  const exception = path === undefined ? t(`exceptionTitles.${exceptionAt(pattern)}`) : null
  const left = leftFor(match?.search)
  useEffect(() => {
    if (exception) document.title = `${exception} · ${t('product')}`
  }, [exception, t])
  return (
    <Layout.Header className={styles.header ?? ''}>
      <Button
        type="text"
        aria-label={t('menu.toggle')}
        icon={isMenuCollapsed ? <MenuUnfoldOutlined /> : <MenuFoldOutlined />}
        onClick={onToggleMenu}
      />
      {path && <Breadcrumb path={path} params={match?.params ?? {}} user={user} />}
      {exception && left && <Breadcrumb {...left} user={user} isWhole />}
      <h1 className={styles.title}>
        {path ? titleOf(t, path) : exception}
        {path && name && <span> · {name}</span>}
      </h1>
      <CommandPalette user={user} />
      <HelpButton />
      <Inbox unread={user.noticeCount} running={user.progressCount} />
      <LanguageMenu />
      <UserMenu user={user} />
    </Layout.Header>
  )
}

/** The address of a screen, built or not; undefined for what is no screen: the exceptions. */
function pathOf(pattern: string): string | undefined {
  const listed = routes.find(({ path, area }) => path === pattern && area !== 'exception')
  return screenAt(pattern)?.path ?? listed?.path
}

/** Which of the exceptions an address shows: one that is known for nothing else is not there. */
function exceptionAt(pattern: string): '403' | '404' | '500' {
  return (['403', '500'] as const).find((status) => pattern.endsWith(`/exception/${status}`)) ?? '404'
}
