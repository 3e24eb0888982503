import { App, Button, Input, Modal } from 'antd'
import { type ReactNode, useRef } from 'react'
import { useTexts } from './texts/index.ts'

/** A link by which somebody sets their password. */
export interface NewLink {
  readonly name: string
  /** What follows the address of this site. */
  readonly path: string
}

/** Shows a link that nobody will see again, to be copied; it goes only by the button that says it is kept. */
export function LinkDialog({
  link,
  onClose,
}: {
  readonly link: NewLink
  readonly onClose: () => void
}): ReactNode {
  const t = useTexts()
  const { message } = App.useApp()
  const copying = useRef<HTMLButtonElement>(null)
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
      closable={false}
      keyboard={false}
      mask={{ closable: false }}
      afterOpenChange={(isOpen) => isOpen && copying.current?.focus()}
      footer={[
        <Button key="close" onClick={onClose}>
          {t('link.close')}
        </Button>,
        <Button key="copy" type="primary" ref={copying} onClick={() => void copy()}>
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
