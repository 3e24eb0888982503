import { SearchOutlined } from '@ant-design/icons'
import type { CurrentUser } from '@bole/accounts/contract'
import { Button } from 'antd'
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { useShellTexts } from '../texts/index.ts'
import styles from './shell.module.css'

const PaletteDialog = lazy(() => import('./palette.tsx'))

// What stands on the keys before the reader.
const keys = /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘K' : 'Ctrl+K'

/** Search over screens and candidates from anywhere: ⌘K or Ctrl+K. */
export function CommandPalette({ user }: { readonly user: CurrentUser }): ReactNode {
  const t = useShellTexts()
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.metaKey || event.ctrlKey)) return
      event.preventDefault()
      setOpen(true)
    }
    window.addEventListener('keydown', open)
    return () => window.removeEventListener('keydown', open)
  }, [])
  return (
    <>
      <Button
        type="text"
        className={styles.searchButton ?? ''}
        icon={<SearchOutlined />}
        onClick={() => setOpen(true)}
        aria-label={t('search.open', { keys })}
      >
        <kbd className={styles.kbd}>{keys}</kbd>
      </Button>
      {isOpen && (
        <Suspense>
          <PaletteDialog user={user} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
