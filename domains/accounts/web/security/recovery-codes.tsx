import { App, Button, Modal } from 'antd'
import type { ReactNode } from 'react'
import styles from './security.module.css'
import { useTexts } from './texts/index.ts'

interface RecoveryCodesProps {
  readonly codes: readonly string[]
  readonly onClose: () => void
}

/** Recovery codes, the one time they can be seen; it closes by saying that they are kept. */
export function RecoveryCodes({ codes, onClose }: RecoveryCodesProps): ReactNode {
  const t = useTexts()
  const { message } = App.useApp()
  const text = codes.join('\n')
  const copy = async () => {
    await navigator.clipboard.writeText(text)
    message.success(t('secondFactor.copied'))
  }
  return (
    <Modal
      open
      closable={false}
      keyboard={false}
      mask={{ closable: false }}
      title={t('secondFactor.recovery')}
      footer={[
        <Button key="copy" onClick={() => void copy()}>
          {t('secondFactor.copy')}
        </Button>,
        <Button
          key="download"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${text}\n`)}`}
          download="bole-recovery-codes.txt"
        >
          {t('secondFactor.download')}
        </Button>,
        <Button key="saved" type="primary" onClick={onClose}>
          {t('secondFactor.saved')}
        </Button>,
      ]}
    >
      <p>{t('secondFactor.recoveryHelp')}</p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </Modal>
  )
}
