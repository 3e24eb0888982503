import { interviewsApi, type Period } from '@bole/interviews/contract'
import { useChange } from '@bole/platform/web'
import { App, Button } from 'antd'
import type { ReactNode } from 'react'
import { useTexts } from '../texts/index.ts'

/** The way to the screen of the hall, and for those who arrange interviews to close it or open it again. */
export function HallButton({ period }: { readonly period: Period }): ReactNode {
  const t = useTexts()
  const { modal } = App.useApp()
  const open = useChange(interviewsApi.openHall)
  const { interview_main_id, hall_path } = period
  const turn = (is_open: boolean) => open.mutate({ body: { interview_main_id, is_open } })
  const close = () =>
    void modal.confirm({
      title: t('queue.hallCloseSure'),
      content: t('queue.hallCloseMeans'),
      okText: t('queue.hallClose'),
      cancelText: t('back'),
      onOk: () => turn(false),
    })
  if (hall_path === null)
    return period.can.arrange ? (
      <Button loading={open.isPending} onClick={() => turn(true)}>
        {t('queue.hallOpen')}
      </Button>
    ) : (
      <span>{t('queue.hallIsClosed')}</span>
    )
  return (
    <>
      <Button href={hall_path} target="_blank" rel="noreferrer">
        {t('queue.hall')}
      </Button>
      {period.can.arrange && (
        <Button type="text" loading={open.isPending} onClick={close}>
          {t('queue.hallClose')}
        </Button>
      )}
    </>
  )
}
