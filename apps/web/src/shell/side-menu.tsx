import {
  AppstoreOutlined,
  BankOutlined,
  BarChartOutlined,
  CustomerServiceOutlined,
  DownOutlined,
  ExperimentOutlined,
  SlidersOutlined,
  SolutionOutlined,
} from '@ant-design/icons'
import type { CurrentUser } from '@bole/accounts/contract'
import { useLazy } from '@bole/platform/later'
import type { MenuGroup } from '@bole/platform/screens'
import { Link, useLocation } from '@tanstack/react-router'
import { Layout } from 'antd'
import { type ReactNode, useState } from 'react'
import { titleOf, useShellTexts } from '../texts/index.ts'
import { entryFor, menuOf } from './menu.ts'
import { menuWidth } from './menu-width.ts'
import styles from './shell.module.css'

const icons: Record<MenuGroup, ReactNode> = {
  recruit: <SolutionOutlined />,
  interview: <AppstoreOutlined />,
  test: <ExperimentOutlined />,
  data: <BarChartOutlined />,
  campus: <BankOutlined />,
  outreach: <CustomerServiceOutlined />,
  organise: <SlidersOutlined />,
}

interface SideMenuProps {
  readonly user: CurrentUser
  readonly isCollapsed: boolean
  /** On narrow windows the menu lies over the page. */
  readonly isDrawer: boolean
  readonly isOpen: boolean
  readonly onClose: () => void
}

const menuDrawer = () => import('./menu-drawer.tsx')

/** Where one can go, at the side or, on narrow windows, in a drawer. */
export function SideMenu({ user, isCollapsed, isDrawer, isOpen, onClose }: SideMenuProps): ReactNode {
  const MenuDrawer = useLazy(menuDrawer, isDrawer && isOpen, isDrawer)?.MenuDrawer
  if (isDrawer) {
    return (
      MenuDrawer && (
        <MenuDrawer isOpen={isOpen} onClose={onClose}>
          <MenuBody user={user} isCollapsed={false} onChoose={onClose} />
        </MenuDrawer>
      )
    )
  }
  return (
    <Layout.Sider
      width={menuWidth.unfolded}
      collapsedWidth={menuWidth.collapsed}
      collapsed={isCollapsed}
      trigger={null}
      className={styles.sider ?? ''}
    >
      <MenuBody user={user} isCollapsed={isCollapsed} onChoose={() => undefined} />
    </Layout.Sider>
  )
}

interface MenuBodyProps {
  readonly user: CurrentUser
  readonly isCollapsed: boolean
  readonly onChoose: () => void
}

/** Groups of addresses, all unfolded at first; when the menu is collapsed a group's addresses stand beside its icon. */
function MenuBody({ user, isCollapsed, onChoose }: MenuBodyProps): ReactNode {
  const t = useShellTexts()
  const pathname = useLocation({ select: (place) => place.pathname })
  const [folded, setFolded] = useState<readonly MenuGroup[]>([])
  const entries = menuOf(user)
  const current = entryFor(pathname)
  const present = [...new Set(entries.map(({ group }) => group))]
  const fold = (group: MenuGroup) =>
    setFolded(folded.includes(group) ? folded.filter((other) => other !== group) : [...folded, group])
  return (
    <nav aria-label={t('menu.label')}>
      <Link to="/" className={styles.brand}>
        <img src="/bole.svg" alt="" width={28} height={28} />
        {!isCollapsed && t('product')}
      </Link>
      <ul className={styles.menu} data-collapsed={isCollapsed}>
        {present.map((group) => (
          <li key={group} className={styles.group} data-current={current?.group === group}>
            <button
              type="button"
              aria-expanded={isCollapsed ? undefined : !folded.includes(group)}
              aria-label={isCollapsed ? t(`menu.${group}`) : undefined}
              onClick={() => !isCollapsed && fold(group)}
            >
              {icons[group]}
              {!isCollapsed && <span>{t(`menu.${group}`)}</span>}
              {!isCollapsed && <DownOutlined className={styles.arrow} />}
            </button>
            <ul hidden={!isCollapsed && folded.includes(group)}>
              {isCollapsed && (
                <li className={styles.heading} aria-hidden>
                  {t(`menu.${group}`)}
                </li>
              )}
              {entries
                .filter((entry) => entry.group === group)
                .map(({ path, to }) => (
                  <li key={path}>
                    <Link
                      to={to}
                      className={styles.entry}
                      data-current={current?.path === path}
                      onClick={onChoose}
                    >
                      {titleOf(t, path)}
                    </Link>
                  </li>
                ))}
            </ul>
          </li>
        ))}
      </ul>
    </nav>
  )
}
