import { App, Button, Input, Modal } from 'antd'
import type { ReactNode } from 'react'
import { useTexts } from './texts/index.ts'

/** A link by which somebody sets their password. */
export interface NewLink {
  readonly name: string
  /** What follows the address of this site. */
  readonly path: string
}

/** Shows a link that nobody will see again, to be copied; a click beside the dialog does not lose it. */
export function LinkDialog({
  link,
  onClose,
}: {
  readonly link: NewLink
  readonly onClose: () => void
}): ReactNode {
  const t = useTexts()
  const { message } = App.useApp()
  const address = location.origin + link.path
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address)
      message.success(t('link.copied'))
    } catch {
      message.warning(t('link.failed'))
    }
  }
  return (
    <Modal
      open
      title={t('link.title')}
      onCancel={onClose}
      mask={{ closable: false }}
      footer={[
        <Button key="close" onClick={onClose}>
          {t('link.close')}
        </Button>,
        <Button key="copy" type="primary" onClick={() => void copy()}>
          {t('link.copy')}
        </Button>,
      ]}
    >
      <p>{t('link.text', { name: link.name })}</p>
      <Input.TextArea
        readOnly
        autoSize
        value={address}
        aria-label={t('link.title')}
        onFocus={({ target }) => target.select()}
      />
    </Modal>
  )
}
