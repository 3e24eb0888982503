import type { DropdownProps, PopoverProps } from 'antd'
import {
  type ButtonHTMLAttributes,
  cloneElement,
  type ReactElement,
  type ReactNode,
  useRef,
  useState,
} from 'react'
import styles from './later-popup.module.css'
import { useArrived } from './use-arrived.ts'

const popups = () => import('./popups.ts')

interface UnderButton {
  /** What opens it; a click opens it before its part of the app is here, too. */
  readonly children: ReactElement<ButtonHTMLAttributes<HTMLButtonElement>>
  readonly onOpenChange?: (isOpen: boolean) => void
}

/** The button stays the same element when what opens comes: that hangs on a place of the button's size beside it. */
function usePopup({ children, onOpenChange }: UnderButton) {
  const [isOpen, setOpen] = useState(false)
  const wasOpen = useRef<boolean>(null)
  const parts = useArrived(popups, isOpen, true)
  const change = (open: boolean) => {
    setOpen(open)
    onOpenChange?.(open)
  }
  const press = () => {
    change(!(wasOpen.current ?? isOpen))
    wasOpen.current = null
  }
  const around = (place: ReactNode) => (
    <span
      className={styles.around}
      // A press outside closes what is open before the click is heard.
      onPointerDownCapture={() => {
        wasOpen.current = isOpen
      }}
    >
      {cloneElement(children, { onClick: press, 'aria-haspopup': true, 'aria-expanded': isOpen })}
      {place}
    </span>
  )
  return { parts, isOpen, change, around }
}

/** A menu under a button; what draws it is fetched when the browser is idle. */
export function MenuUnder({
  children,
  menu,
}: UnderButton & { readonly menu: NonNullable<DropdownProps['menu']> }): ReactNode {
  const { parts, isOpen, change, around } = usePopup({ children })
  return around(
    parts && (
      <parts.Dropdown trigger={['click']} open={isOpen} menu={menu} onOpenChange={change}>
        <span className={styles.place} />
      </parts.Dropdown>
    ),
  )
}

/** Anything under a button; what draws it is fetched when the browser is idle. */
export function PopoverUnder({
  children,
  content,
  onOpenChange,
}: UnderButton & { readonly content: PopoverProps['content'] }): ReactNode {
  const { parts, isOpen, change, around } = usePopup({ children, ...(onOpenChange ? { onOpenChange } : {}) })
  return around(
    parts && (
      <parts.Popover
        trigger="click"
        classNames={{ root: styles.over ?? '' }}
        placement="bottomRight"
        open={isOpen}
        content={content}
        onOpenChange={change}
      >
        <span className={styles.place} />
      </parts.Popover>
    ),
  )
}
