import { Drawer } from 'antd'
import type { ReactNode } from 'react'
import styles from './shell.module.css'

interface MenuDrawerProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly children: ReactNode
}

/** The menu over the page, on narrow windows. */
export function MenuDrawer({ isOpen, onClose, children }: MenuDrawerProps): ReactNode {
  return (
    <Drawer
      placement="left"
      open={isOpen}
      onClose={onClose}
      size={280}
      closable={false}
      classNames={{ body: styles.drawer ?? '' }}
    >
      {children}
    </Drawer>
  )
}
