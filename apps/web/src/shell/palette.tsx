import { SearchOutlined } from '@ant-design/icons'
import type { CurrentUser } from '@bole/accounts/contract'
import { useGoTo } from '@bole/platform/places'
import { Input, Modal } from 'antd'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { useShellTexts } from '../texts/index.ts'
import styles from './shell.module.css'
import { useFound } from './use-found.ts'

interface PaletteProps {
  readonly user: CurrentUser
  readonly onClose: () => void
}

/** The search over everything, loaded when it is first opened. */
export default function PaletteDialog({ user, onClose }: PaletteProps): ReactNode {
  return (
    <Modal
      open
      footer={null}
      closable={false}
      onCancel={onClose}
      // Read aloud only: what is typed into says it to who sees.
      title={useShellTexts()('search.placeholder')}
      styles={{ header: { display: 'none' } }}
    >
      <Palette user={user} onChosen={onClose} />
    </Modal>
  )
}

function Palette({
  user,
  onChosen,
}: {
  readonly user: CurrentUser
  readonly onChosen: () => void
}): ReactNode {
  const t = useShellTexts()
  const goTo = useGoTo()
  const [text, setText] = useState('')
  const [at, setAt] = useState(0)
  const { found, isSearching } = useFound(user, text)
  const choose = (index: number) => {
    const chosen = found[index]
    if (!chosen) return
    onChosen()
    goTo({ path: chosen.to, query: chosen.search })
  }
  const steer = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') setAt((index) => Math.min(index + 1, found.length - 1))
    else if (event.key === 'ArrowUp') setAt((index) => Math.max(index - 1, 0))
    else if (event.key === 'Enter') choose(at)
    else return
    event.preventDefault()
  }
  return (
    <>
      <Input
        autoFocus
        size="large"
        variant="borderless"
        prefix={<SearchOutlined />}
        placeholder={t('search.placeholder')}
        value={text}
        onKeyDown={steer}
        onChange={(event) => {
          setText(event.target.value)
          setAt(0)
        }}
        role="combobox"
        aria-expanded
        aria-controls="palette-list"
        aria-activedescendant={`palette-${at}`}
      />
      <div id="palette-list" className={styles.paletteList} role="listbox">
        {found.map(({ key, label, hint }, index) => (
          <button
            key={key}
            id={`palette-${index}`}
            type="button"
            role="option"
            tabIndex={-1}
            aria-selected={index === at}
            className={styles.paletteItem}
            ref={index === at ? keepInView : undefined}
            onMouseMove={() => setAt(index)}
            onClick={() => choose(index)}
          >
            <span>{label}</span>
            <small>{hint}</small>
          </button>
        ))}
      </div>
      <p className={styles.paletteNothing} role="status">
        {found.length === 0 && !isSearching && t('search.nothing', { text: text.trim() })}
      </p>
    </>
  )
}

/** The list is longer than what shows of it: what the arrows chose is brought there. */
function keepInView(option: HTMLElement | null): void {
  option?.scrollIntoView?.({ block: 'nearest' })
}
