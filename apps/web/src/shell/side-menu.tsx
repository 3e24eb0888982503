import type { CurrentUser } from '@bole/accounts/contract'
import { useLazy } from '@bole/platform/later'
import { Layout } from 'antd'
import type { ReactNode } from 'react'
import { MenuBody } from './menu-body.tsx'
import { menuWidth } from './menu-width.ts'
import styles from './shell.module.css'

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
