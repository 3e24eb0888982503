import {
  AppstoreOutlined,
  BarChartOutlined,
  CustomerServiceOutlined,
  ExperimentOutlined,
  ReadOutlined,
  SettingOutlined,
  TeamOutlined,
} from '@ant-design/icons'
import { Link, useLocation } from '@tanstack/react-router'
import { Drawer, Layout, Menu } from 'antd'
import type { ReactNode } from 'react'
import { titleOf, useShellTexts } from '../texts/index.ts'
import { type MenuGroup, menuOf } from './menu.ts'
import styles from './shell.module.css'

const icons: Record<MenuGroup, ReactNode> = {
  recruit: <TeamOutlined />,
  interview: <AppstoreOutlined />,
  test: <ExperimentOutlined />,
  data: <BarChartOutlined />,
  campus: <ReadOutlined />,
  outreach: <CustomerServiceOutlined />,
  organise: <SettingOutlined />,
}

interface SideMenuProps {
  readonly role: string
  readonly isCollapsed: boolean
  /** On narrow windows the menu lies over the page. */
  readonly isDrawer: boolean
  readonly isOpen: boolean
  readonly onClose: () => void
}

export function SideMenu({ role, isCollapsed, isDrawer, isOpen, onClose }: SideMenuProps): ReactNode {
  if (isDrawer) {
    return (
      <Drawer
        placement="left"
        open={isOpen}
        onClose={onClose}
        size={240}
        closable={false}
        styles={{ body: { padding: 0, background: '#16213a' } }}
      >
        <MenuBody role={role} isCollapsed={false} onChoose={onClose} />
      </Drawer>
    )
  }
  return (
    <Layout.Sider
      width={216}
      collapsedWidth={56}
      collapsed={isCollapsed}
      trigger={null}
      className={styles.sider ?? ''}
    >
      <MenuBody role={role} isCollapsed={isCollapsed} onChoose={() => undefined} />
    </Layout.Sider>
  )
}

interface MenuBodyProps {
  readonly role: string
  readonly isCollapsed: boolean
  readonly onChoose: () => void
}

function MenuBody({ role, isCollapsed, onChoose }: MenuBodyProps): ReactNode {
  const t = useShellTexts()
  const { pathname } = useLocation()
  const entries = menuOf(role)
  const current = entries.find(({ to }) => pathname.startsWith(to))
  const present = [...new Set(entries.map(({ group }) => group))]
  return (
    <nav aria-label={t('menu.label')}>
      <Link to="/" className={styles.brand}>
        <img src="/bole.svg" alt="" width={28} height={28} />
        {!isCollapsed && t('product')}
      </Link>
      <Menu
        theme="dark"
        mode="inline"
        inlineCollapsed={isCollapsed}
        inlineIndent={16}
        selectedKeys={current ? [current.path] : []}
        defaultOpenKeys={isCollapsed ? [] : present}
        onClick={onChoose}
        items={present.map((group) => ({
          key: group,
          icon: icons[group],
          label: t(`menu.${group}`),
          children: entries
            .filter((entry) => entry.group === group)
            .map(({ path, to }) => ({ key: path, label: <Link to={to}>{titleOf(t, path)}</Link> })),
        }))}
      />
    </nav>
  )
}
