import type { DropdownProps } from 'antd'
import {
  type ButtonHTMLAttributes,
  cloneElement,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  type RefObject,
  useRef,
  useState,
} from 'react'
import styles from './later-popup.module.css'
import { useLazy } from './use-lazy.ts'

const popups = () => import('./popups.ts')

interface UnderButton {
  /** What opens it; a click opens it before its part of the app is here, too. */
  readonly children: ReactElement<ButtonHTMLAttributes<HTMLButtonElement>>
  readonly onOpenChange?: (isOpen: boolean) => void
}

/** The popup is anchored to an empty span beside the button, so that the button is not mounted again when the popup's code loads. */
function usePopup({ children, onOpenChange }: UnderButton) {
  const [isOpen, setOpen] = useState(false)
  const wasOpen = useRef<boolean>(null)
  const parts = useLazy(popups, isOpen, true)
  const change = (open: boolean) => {
    setOpen(open)
    onOpenChange?.(open)
  }
  const press = () => {
    change(!(wasOpen.current ?? isOpen))
    wasOpen.current = null
  }
  const button = useRef<HTMLSpanElement>(null)
  const goBack = () => button.current?.querySelector('button')?.focus()
  const around = (place: ReactNode) => (
    <span
      ref={button}
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
  return { parts, isOpen, change, around, goBack }
}

/** A menu under a button; what draws it is fetched when the browser is idle. */
export function MenuUnder({
  children,
  menu,
}: UnderButton & { readonly menu: NonNullable<DropdownProps['menu']> }): ReactNode {
  const { parts, isOpen, change, around, goBack } = usePopup({ children })
  const changeAndGoBack = (open: boolean) => {
    // Its anchor takes no focus, so that whoever leaves it by keyboard would be nowhere.
    if (!open && document.activeElement?.closest('[role="menu"]')) goBack()
    change(open)
  }
  return around(
    parts && (
      <parts.Dropdown autoFocus trigger={['click']} open={isOpen} menu={menu} onOpenChange={changeAndGoBack}>
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
}: UnderButton & { readonly content: ReactNode }): ReactNode {
  const popup = usePopup({ children, ...(onOpenChange ? { onOpenChange } : {}) })
  const { parts, isOpen, change, around, goBack } = popup
  const panel = useRef<HTMLDivElement>(null)
  const takeIn = (isShown: boolean) => {
    if (!isShown) return
    // The component library says that all it opens are hints; this one is worked in.
    panel.current?.closest('[role="tooltip"]')?.setAttribute('role', 'none')
    panel.current?.focus()
  }
  const close = () => {
    change(false)
    goBack()
  }
  return around(
    parts && (
      <parts.Popover
        trigger="click"
        classNames={{ root: styles.over ?? '' }}
        placement="bottomRight"
        open={isOpen}
        content={
          isOpen && (
            <Panel panel={panel} name={children.props['aria-label']} onClose={close}>
              {content}
            </Panel>
          )
        }
        onOpenChange={change}
        afterOpenChange={takeIn}
      >
        <span className={styles.place} />
      </parts.Popover>
    ),
  )
}

interface PanelProps {
  readonly name: string | undefined
  readonly panel: RefObject<HTMLDivElement | null>
  readonly onClose: () => void
  readonly children: ReactNode
}

const focusable = ':is(a[href], button, input, select, textarea, [tabindex="0"]):not(:disabled)'

/** What opened takes the keyboard in; Escape and the end of it lead back to the button, from where Tab goes on. */
function Panel({ name, panel, onClose, children }: PanelProps): ReactNode {
  const leave = (event: KeyboardEvent<HTMLElement>) => {
    const inside = [...(panel.current?.querySelectorAll<HTMLElement>(focusable) ?? [])]
    const isAtStart = document.activeElement === panel.current || document.activeElement === inside[0]
    const isAtEnd = inside.length === 0 || document.activeElement === inside.at(-1)
    const isOut = event.key === 'Tab' && (event.shiftKey ? isAtStart : isAtEnd)
    if (event.key !== 'Escape' && !isOut) return
    event.stopPropagation()
    if (event.key === 'Escape' || event.shiftKey) event.preventDefault()
    onClose()
  }
  return (
    <div ref={panel} role="dialog" aria-label={name} tabIndex={-1} className={styles.panel} onKeyDown={leave}>
      {children}
    </div>
  )
}
