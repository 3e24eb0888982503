import { useCurrentUser } from '@bole/accounts/web'
import { savedViewCalls } from '@bole/pipeline/web'
import { SavedViewsProvider } from '@bole/platform/filter'
import { ReachProvider } from '@bole/platform/places'
import { connectRealtime, whenQuiet } from '@bole/platform/shell'
import { Outlet } from '@tanstack/react-router'
import { Grid, Layout, Skeleton } from 'antd'
import { type ReactNode, Suspense, useCallback, useEffect, useState } from 'react'
import { useFeedback } from '../feedback/feedback.tsx'
import { useShellTexts } from '../texts/index.ts'
import { Header } from './header.tsx'
import { menuWidth } from './menu-width.ts'
import styles from './shell.module.css'
import { SideMenu } from './side-menu.tsx'
import { canReach } from './who-sees.ts'

const collapsedUnder = 'bole.menu-collapsed'

/** The staff layout: dark side menu, fixed header, fluid content (specification, section 1). */
export function Shell(): ReactNode {
  const t = useShellTexts()
  const user = useCurrentUser()
  const { modal } = useFeedback()
  const isNarrow = !Grid.useBreakpoint().lg
  const [isCollapsed, setCollapsed] = useState(() => localStorage.getItem(collapsedUnder) === '1')
  const [isMenuOpen, setMenuOpen] = useState(false)

  useEffect(() => {
    connectRealtime({
      after: new Promise((resolve) => void whenQuiet(resolve)),
      onNewVersion: () => {
        modal.confirm({
          title: t('update.title'),
          content: t('update.text'),
          okText: t('update.reload'),
          cancelText: t('update.later'),
          onOk: () => {
            location.reload()
          },
        })
      },
    })
  }, [modal, t])

  const reaches = useCallback((path: string) => user !== undefined && canReach(user, path), [user])
  if (!user) return null
  const collapse = () => {
    if (isNarrow) return setMenuOpen((open) => !open)
    setCollapsed((collapsed) => {
      localStorage.setItem(collapsedUnder, collapsed ? '0' : '1')
      return !collapsed
    })
  }
  const width = isNarrow ? 0 : menuWidth[isCollapsed ? 'collapsed' : 'unfolded']
  return (
    <Layout className={styles.frame ?? ''} style={{ '--menu-width': `${width}px` }}>
      <a href="#content" className={styles.skip}>
        {t('skipToContent')}
      </a>
      <SideMenu
        user={user}
        isCollapsed={!isNarrow && isCollapsed}
        isDrawer={isNarrow}
        isOpen={isMenuOpen}
        onClose={() => setMenuOpen(false)}
      />
      <Layout className={styles.main ?? ''}>
        <Header user={user} onToggleMenu={collapse} isMenuCollapsed={isNarrow || isCollapsed} />
        <Layout.Content id="content" className={styles.content ?? ''} tabIndex={-1}>
          <Suspense fallback={<Skeleton active paragraph={{ rows: 10 }} />}>
            <ReachProvider value={reaches}>
              <SavedViewsProvider value={savedViewCalls}>
                <Outlet />
              </SavedViewsProvider>
            </ReachProvider>
          </Suspense>
        </Layout.Content>
      </Layout>
    </Layout>
  )
}
