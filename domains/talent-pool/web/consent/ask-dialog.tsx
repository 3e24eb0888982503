import { useCall, useChange } from '@bole/platform/web'
import { type Talent, talentPoolApi } from '@bole/talent-pool/contract'
import { Alert, App, Modal, Skeleton, Typography } from 'antd'
import type { ReactNode } from 'react'
import { useTellRefused } from '../keep/use-tell-refused.tsx'
import { useTexts } from '../texts/index.ts'

interface AskDialogProps {
  readonly talents: readonly Talent[]
  readonly done: () => void
  readonly onClose: () => void
}

/** Says before people are asked for their consent whom it writes to, what they read, and whether it leaves or waits. */
export function AskDialog({ talents, done, onClose }: AskDialogProps): ReactNode {
  const t = useTexts()
  const { message } = App.useApp()
  const tellRefused = useTellRefused()
  const body = { ids: talents.map(({ id }) => id) }
  const { data, error } = useCall(talentPoolApi.previewConsent, { body }, { handlesErrors: true })
  const preview = data?.data
  const waits = preview !== undefined && !preview.has_mail_server
  const ask = useChange(talentPoolApi.askConsent, {
    onDone: ({ data: { done: count, refused } }) => {
      onClose()
      done()
      if (count > 0) message.success(t(waits ? 'consent.askedWaits' : 'consent.asked', { count }))
      tellRefused(refused)
    },
  })
  return (
    <Modal
      open
      title={t('consent.askTitle', { count: talents.length })}
      okText={t('consent.ask')}
      okButtonProps={{ disabled: !preview?.goes }}
      confirmLoading={ask.isPending}
      onOk={() => ask.mutate({ body })}
      onCancel={onClose}
    >
      {error && <Alert type="error" showIcon role="alert" title={error.message} />}
      {!preview && !error && <Skeleton active />}
      {preview && (
        <Alert
          type={preview.refused.length > 0 ? 'warning' : 'info'}
          title={t('consent.goes', { count: preview.goes })}
          description={preview.refused.map(({ id, title, message: why }) => (
            <div key={id}>{`${title}: ${why}`}</div>
          ))}
        />
      )}
      {preview?.first && (
        <article style={{ marginBlock: 12 }}>
          <Typography.Text type="secondary">
            {preview.first.recipient
              ? `${preview.first.name} <${preview.first.recipient}>`
              : preview.first.name}
          </Typography.Text>
          <Typography.Title level={5}>{preview.first.subject}</Typography.Title>
          <p style={{ whiteSpace: 'pre-wrap' }}>{preview.first.text}</p>
        </article>
      )}
      {waits && <Alert showIcon type="warning" title={t('consent.noServer')} />}
    </Modal>
  )
}
