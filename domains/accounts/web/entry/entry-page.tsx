import type { ReactNode } from 'react'
import styles from '../sign-in.module.css'
import { LanguageChoice } from './language-choice.tsx'

interface EntryPageProps {
  readonly title: string
  readonly isWide?: boolean
  readonly children: ReactNode
}

/** A page for whoever is not signed in yet: its card, and the choice of a language. */
export function EntryPage({ title, isWide = false, children }: EntryPageProps): ReactNode {
  return (
    <main className={styles.page}>
      <section className={`${styles.card} ${isWide ? styles.wide : ''}`} aria-labelledby="entry-title">
        <header className={styles.head}>
          <img src="/bole.svg" alt="" width={44} height={44} />
          <LanguageChoice />
        </header>
        <h1 id="entry-title">{title}</h1>
        {children}
      </section>
    </main>
  )
}
