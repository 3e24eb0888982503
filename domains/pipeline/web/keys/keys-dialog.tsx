import { wordOf } from '@bole/platform/web'
import { Modal } from 'antd'
import type { ReactNode } from 'react'
import { useTexts } from '../texts/index.ts'
import styles from './keys-dialog.module.css'

const inList = { walk: ['J', 'K'], open: ['Enter'], select: ['X'], search: ['/'] }

const inRecord = {
  turn: ['J', 'K', '←', '→'],
  pass: ['P'],
  eliminate: ['E'],
  move: ['M'],
  close: ['Esc'],
}

interface KeysDialogProps {
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** What each key does, in the list and beside an open candidate. */
export function KeysDialog({ isOpen, onClose }: KeysDialogProps): ReactNode {
  const t = useTexts()
  return (
    <Modal open={isOpen} footer={null} title={t('keys.title')} onCancel={onClose} destroyOnHidden>
      <Keys title={t('keys.inList')} keys={inList} />
      <Keys title={t('keys.inRecord')} keys={inRecord} />
    </Modal>
  )
}

interface KeysProps {
  readonly title: string
  readonly keys: Readonly<Record<string, readonly string[]>>
}

function Keys({ title, keys }: KeysProps): ReactNode {
  const t = useTexts()
  return (
    <section>
      <h3>{title}</h3>
      <dl className={styles.keys}>
        {Object.entries(keys).map(([name, caps]) => (
          <div key={name}>
            <dt>
              {caps.map((cap) => (
                <kbd key={cap}>{cap}</kbd>
              ))}
            </dt>
            <dd>{wordOf(t, `keys.${name}`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
