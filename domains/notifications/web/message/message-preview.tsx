import { notificationsApi } from '@bole/notifications/contract'
import type { RequestOf } from '@bole/platform/contract'
import { useCall } from '@bole/platform/web'
import { Alert, Typography } from 'antd'
import type { ReactNode } from 'react'
import { useTexts } from '../texts/index.ts'
import { useSettled } from '../use-settled.ts'
import styles from './message-preview.module.css'
import { NoServer } from './no-server.tsx'
import { WhoGetsIt } from './who-gets-it.tsx'

/** What is asked to be shown. */
export type Previewed = RequestOf<typeof notificationsApi.previewMessage>['body']

/** A message as the first of those it is for reads it, what is wrong with its words, and who gets none. */
export function MessagePreview(previewed: Previewed): ReactNode {
  const t = useTexts()
  const isBySms = previewed.channel === 'sms'
  const asked = useSettled(previewed)
  const { data, error } = useCall(
    notificationsApi.previewMessage,
    { body: asked },
    { keepsPrevious: true, handlesErrors: true, enabled: asked.applications?.length !== 0 },
  )
  if (error) return <Alert type="error" showIcon role="alert" title={error.message} />
  const preview = data?.data
  if (!preview) return null
  const { first, has_mail_server, has_sms_gateway } = preview
  return (
    <>
      {(previewed.applications?.length !== 1 || preview.left_out.length > 0) && (
        <WhoGetsIt preview={preview} isBySms={isBySms} />
      )}
      {first && (
        <article className={styles.letter} aria-label={t('preview.title')}>
          <Typography.Text type="secondary">
            {first.recipient
              ? `${first.name} <${first.recipient}>`
              : `${first.name} · ${t(isBySms ? 'preview.noPhone' : 'preview.noAddress')}`}
          </Typography.Text>
          <Typography.Title level={5}>{first.subject}</Typography.Title>
          <p className={styles.text}>{first.text}</p>
        </article>
      )}
      {isBySms
        ? !has_sms_gateway && (
            <Alert showIcon type="warning" style={{ marginBlock: 12 }} title={t('preview.noGateway')} />
          )
        : !has_mail_server && <NoServer />}
    </>
  )
}
