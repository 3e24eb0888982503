import { interviewsApi } from '@bole/interviews/contract'
import { useCall, useChange } from '@bole/platform/web'
import { App, Button, Flex, Input, Modal, Skeleton } from 'antd'
import type { ReactNode } from 'react'
import { useTexts as useInterviewTexts } from '../texts/index.ts'
import { useTexts } from './texts/index.ts'

/** The address at which one’s own interviews are subscribed to: given, copied, renewed and taken away. */
export function FeedDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const t = useTexts()
  const words = useInterviewTexts()
  const { message, modal } = App.useApp()
  const feed = useCall(interviewsApi.getFeed, {}).data?.data
  const renew = useChange(interviewsApi.renewFeed, {})
  const close = useChange(interviewsApi.closeFeed, {})
  const address = feed?.path ? `${location.origin}${feed.path}` : ''
  const renewing = () =>
    modal.confirm({
      ...{ title: t('renew'), content: t('renewSure'), okText: t('renew'), cancelText: words('back') },
      onOk: () => renew.mutate({}),
    })
  const copy = async () => {
    await navigator.clipboard.writeText(address)
    message.success(t('copied'))
  }
  return (
    <Modal open title={t('title')} footer={null} onCancel={onClose}>
      <p>{t('help')}</p>
      {!feed && <Skeleton active />}
      {feed && address === '' && (
        <>
          <p>{t('none')}</p>
          <Button type="primary" loading={renew.isPending} onClick={() => renew.mutate({})}>
            {t('create')}
          </Button>
        </>
      )}
      {address !== '' && (
        <>
          <Input
            readOnly
            aria-label={t('address')}
            value={address}
            onFocus={({ target }) => target.select()}
          />
          <Flex wrap gap={8} style={{ marginBlockStart: 12 }}>
            <Button type="primary" onClick={() => void copy()}>
              {t('copy')}
            </Button>
            <Button loading={renew.isPending} onClick={renewing}>
              {t('renew')}
            </Button>
            <Button danger loading={close.isPending} onClick={() => close.mutate({})}>
              {t('close')}
            </Button>
          </Flex>
        </>
      )}
    </Modal>
  )
}
