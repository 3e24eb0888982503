import { type Interview, interviewsApi } from '@bole/interviews/contract'
import { useCall, useChange } from '@bole/platform/web'
import { Flex, Modal, Skeleton, Switch } from 'antd'
import type { ReactNode } from 'react'
import { useTexts } from './texts/index.ts'

interface SignedDialogProps {
  readonly interview: Interview
  readonly onClose: () => void
}

/** Who has come: each candidate with a switch. */
export function SignedDialog({ interview: { id, interviewee }, onClose }: SignedDialogProps): ReactNode {
  const t = useTexts()
  const { data } = useCall(interviewsApi.listSigned, { query: { id } })
  const sign = useChange(interviewsApi.sign)
  return (
    <Modal open title={t('signTitle', { name: interviewee })} footer={null} onCancel={onClose}>
      {!data && <Skeleton active />}
      {data?.data.list.map(({ postId: post_id, version, name, isSigned, tag }) => (
        <Flex key={post_id} justify="space-between" align="center" style={{ minHeight: 44 }}>
          <span>
            {name} · {t(`tags.${tag}`)}
          </span>
          <Switch
            aria-label={t('hasCome', { name })}
            checked={isSigned}
            loading={sign.isPending}
            onChange={(is_signed) => sign.mutate({ body: { id, post_id, version, is_signed } })}
          />
        </Flex>
      ))}
    </Modal>
  )
}
