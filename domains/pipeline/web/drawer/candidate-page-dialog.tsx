import { pipelineApi } from '@bole/pipeline/contract'
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
  const make = useChange(pipelineApi.makeCandidatePage)
  const path = make.data?.data.path
  const link = path && `${location.origin}${path}`
  return (
    <Modal
      open
      title={t('page.title', { name })}
      okText={t(link ? 'close' : 'page.make')}
      cancelText={t('cancel')}
      cancelButtonProps={{ hidden: link !== undefined }}
      confirmLoading={make.isPending}
      onOk={link ? onClose : () => make.mutate({ body: { post_id: postId } })}
      onCancel={onClose}
    >
      {link ? (
        <>
          <p>{t('page.made', { name })}</p>
          <Typography.Text code copyable>
            {link}
          </Typography.Text>
        </>
      ) : (
        <>
          <p>{t('page.help')}</p>
          {hasPage && <Alert type="warning" showIcon title={t('page.replaces')} />}
        </>
      )}
    </Modal>
  )
}
