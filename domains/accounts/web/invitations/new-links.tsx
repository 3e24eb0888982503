import { Alert, Button, Modal, Typography } from 'antd'
import type { ReactNode } from 'react'
import styles from './invitations.module.css'
import type { Links } from './invite-form.tsx'
import { useTexts } from './texts/index.ts'

/** Links that nobody will see again, to be copied and handed on by hand. */
export function NewLinks({ links }: { readonly links: Links }): ReactNode {
  const t = useTexts()
  if (links.length === 0) return null
  return (
    <>
      <Alert showIcon type="warning" title={t('linksText')} />
      <ul className={styles.links} aria-label={t('links')}>
        {links.map(({ id, email, path }) => (
          <li key={id}>
            <b>{email}</b>
            <Typography.Paragraph copyable={{ tooltips: [t('copy'), t('copied')] }}>
              {location.origin + path}
            </Typography.Paragraph>
          </li>
        ))}
      </ul>
    </>
  )
}

/** The same over a page; it goes only by the button that says they are kept. */
export function NewLinksDialog({
  links,
  onClose,
}: {
  readonly links: Links
  readonly onClose: () => void
}): ReactNode {
  const t = useTexts()
  return (
    <Modal
      open
      title={t('links')}
      closable={false}
      keyboard={false}
      mask={{ closable: false }}
      footer={<Button onClick={onClose}>{t('linksKept')}</Button>}
    >
      <NewLinks links={links} />
    </Modal>
  )
}
