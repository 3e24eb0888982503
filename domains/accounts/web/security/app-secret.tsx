import { QRCode } from 'antd'
import type { ReactNode } from 'react'
import styles from './security.module.css'
import { useTexts } from './texts/index.ts'

interface AppSecretProps {
  /** What the QR code carries. */
  readonly address: string
  /** What is typed where nothing can be scanned. */
  readonly secret: string
}

/** What an authenticator app has to be told. */
export default function AppSecret({ address, secret }: AppSecretProps): ReactNode {
  const t = useTexts()
  return (
    <div className={styles.app}>
      <p>{t('secondFactor.scan')}</p>
      {/* Dark on light in both themes: phones do not read it the other way round. */}
      <QRCode value={address} color="#000" bgColor="#fff" />
      {/* One press chooses all of it; apps take it with the spaces. */}
      <code className={styles.secret}>{secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
    </div>
  )
}
