import type { Period } from '@bole/interviews/contract'
import { formatMeetingSpan } from '@bole/platform/moments'
import { Modal, QRCode } from 'antd'
import type { ReactNode } from 'react'
import { placeOf } from '../place-of.ts'
import { useTexts } from '../texts/index.ts'
import styles from './queue.module.css'

interface DoorDialogProps {
  readonly period: Period
  readonly onClose: () => void
}

/** The code that candidates sign in by, to be shown or printed for the door. */
export function DoorDialog({ period, onClose }: DoorDialogProps): ReactNode {
  const t = useTexts()
  const link = new URL(period.door_path, location.origin).href
  return (
    <Modal
      open
      title={t('queue.codeTitle')}
      okText={t('queue.print')}
      cancelText={t('back')}
      onOk={() => window.print()}
      onCancel={onClose}
    >
      <figure className={styles.code}>
        <p>
          {[formatMeetingSpan(period.interviewTime, period.endTime), placeOf(period.address, t)]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {/* It says the address below it; dark on light in both themes, as phones do not read it the other way round. */}
        <div aria-hidden style={{ display: 'grid', justifyContent: 'center' }}>
          <QRCode value={link} size={260} type="svg" color="#000" bgColor="#fff" />
        </div>
        <figcaption>
          {t('queue.codeHelp')}
          <a href={link} target="_blank" rel="noreferrer">
            {link}
          </a>
        </figcaption>
      </figure>
    </Modal>
  )
}
