import { pipelineEntryApi } from '@bole/pipeline/contract'
import { useChange } from '@bole/platform/web'
import { Alert, Modal, Typography } from 'antd'
import type { ReactNode } from 'react'
import { useTexts } from '../texts/index.ts'

interface CandidatePageDialogProps {
  readonly postId: number
  readonly name: string
  readonly hasPage: boolean
  readonly onClose: () => void
}

/** Makes the link to the candidate's own page and shows it once, to be copied and passed on. */
export function CandidatePageDialog({ postId, name, hasPage, onClose }: CandidatePageDialogProps): ReactNode {
  const t = useTexts()
  const make = useChange(pipelineEntryApi.makeCandidatePage)
  const path = make.data?.data.path
  if (path) return <PageLinkDialog path={path} name={name} onClose={onClose} />
  return (
    <Modal
      open
      title={t('page.title', { name })}
      okText={t('page.make')}
      cancelText={t('cancel')}
      confirmLoading={make.isPending}
      onOk={() => make.mutate({ body: { post_id: postId } })}
      onCancel={onClose}
    >
      <p>{t('page.help')}</p>
      {hasPage && <Alert type="warning" showIcon title={t('page.replaces')} />}
    </Modal>
  )
}

interface PageLinkDialogProps {
  /** The page's address on this server. */
  readonly path: string
  readonly name: string
  readonly onClose: () => void
}

/** The link that was made, to be copied: it cannot be asked for again. */
export function PageLinkDialog({ path, name, onClose }: PageLinkDialogProps): ReactNode {
  const t = useTexts()
  return (
    <Modal
      open
      title={t('page.title', { name })}
      okText={t('close')}
      cancelButtonProps={{ hidden: true }}
      onOk={onClose}
      onCancel={onClose}
    >
      <p>{t('page.made', { name })}</p>
      <Typography.Text code copyable>
        {`${location.origin}${path}`}
      </Typography.Text>
    </Modal>
  )
}
