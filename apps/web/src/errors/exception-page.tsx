import { Drawing, type Scene } from '@bole/platform/drawings'
import { fromAddress, useAddressState } from '@bole/platform/web'
import { useRouter } from '@tanstack/react-router'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import { useShellTexts } from '../texts/index.ts'
import styles from './exception-page.module.css'

export type ExceptionStatus = '403' | '404' | '500'

const scenes: Record<ExceptionStatus, Scene> = { '403': 'locked', '404': 'missing', '500': 'broken' }

// An address of this server and of no other.
const own = /^\/(?![/\\])/
const fields = { from: fromAddress.text(2000) }

/**
 * The three exception pages, each with the way back (specification, section 2). Words in the address are not shown: anybody can
 * write them there, and they would read as ours.
 */
export function ExceptionPage({ status }: { readonly status: ExceptionStatus }): ReactNode {
  const t = useShellTexts()
  const [{ from = '' }] = useAddressState(fields)
  return (
    <Words scene={scenes[status]} words={t(`exceptions.${status}`)}>
      {status === '500' && own.test(from) && (
        <Button type="primary" href={from}>
          {t('exceptions.again')}
        </Button>
      )}
      <Button href="/">{t('exceptions.home')}</Button>
    </Words>
  )
}

/** A page the role may not see (specification, section 6), in its own place: whoever followed a link here can go back along it. */
export function NotAuthorised(): ReactNode {
  const t = useShellTexts()
  const router = useRouter()
  return (
    <Words scene={scenes['403']} words={t('exceptions.403')}>
      {router.history.canGoBack() && (
        <Button type="primary" onClick={() => router.history.back()}>
          {t('exceptions.back')}
        </Button>
      )}
      <Button href="/">{t('exceptions.home')}</Button>
    </Words>
  )
}

/** The address is the specification's, its screen is not built yet. */
export function NotAvailableYet(): ReactNode {
  const t = useShellTexts()
  return (
    <Words scene="later" title={t('exceptions.notAvailable')} words={t('exceptions.notAvailableText')}>
      <Button href="/">{t('exceptions.home')}</Button>
    </Words>
  )
}

interface WordsProps {
  readonly scene: Scene
  readonly title?: string
  readonly words: string
  readonly children: ReactNode
}

function Words({ scene, title, words, children }: WordsProps): ReactNode {
  return (
    <section className={styles.page}>
      <Drawing scene={scene} />
      {title && <h2>{title}</h2>}
      <p>{words}</p>
      <div className={styles.ways}>{children}</div>
    </section>
  )
}
