import { Drawer, Modal } from 'antd'
import { createContext, type ReactNode, type RefObject, use, useRef } from 'react'
import styles from './form.module.css'

type Guard = () => Promise<boolean>

/** Where a form stands, and how it is left. */
interface Frame {
  /** Leaves without a question: after saving, or once it has been asked. */
  readonly close: () => void
  /** Asks whether the form may be left; set by the form inside. */
  readonly guard: RefObject<Guard | null>
  /** It lies over a page, which stays when the form is left. */
  readonly isOver: boolean
}

const Context = createContext<Frame | null>(null)

/** The frame around a form. */
export function useFrame(): Frame {
  const frame = use(Context)
  if (!frame)
    throw new Error('a form stands in a FormPage, a FormDrawer or a FormDialog: in a component below it')
  return frame
}

interface FormPageProps {
  /** Goes to where the form was opened from. */
  readonly onClose: () => void
  readonly children: ReactNode
}

interface FormOverProps extends FormPageProps {
  readonly title: string
  readonly isOpen?: boolean
}

function useGuarded(close: () => void, isOver: boolean) {
  const guard = useRef<Guard>(null)
  const ask = async () => {
    if ((await guard.current?.()) ?? true) close()
  }
  return { frame: { close, guard, isOver }, ask: () => void ask() }
}

/** A form that is a page. */
export function FormPage({ onClose, children }: FormPageProps): ReactNode {
  const { frame } = useGuarded(onClose, false)
  return (
    <div className={styles.page}>
      <Context value={frame}>{children}</Context>
    </div>
  )
}

/** A form in a drawer beside what it belongs to. */
export function FormDrawer({ title, isOpen = true, onClose, children }: FormOverProps): ReactNode {
  const { frame, ask } = useGuarded(onClose, true)
  return (
    <Drawer
      open={isOpen}
      size={640}
      styles={{ body: { paddingBlockEnd: 0 } }}
      title={title}
      onClose={ask}
      destroyOnHidden
    >
      <Context value={frame}>{children}</Context>
    </Drawer>
  )
}

/** A short form over what it belongs to. */
export function FormDialog({ title, isOpen = true, onClose, children }: FormOverProps): ReactNode {
  const { frame, ask } = useGuarded(onClose, true)
  return (
    <Modal open={isOpen} title={title} footer={null} onCancel={ask} destroyOnHidden>
      <div className={styles.dialog}>
        <Context value={frame}>{children}</Context>
      </div>
    </Modal>
  )
}
