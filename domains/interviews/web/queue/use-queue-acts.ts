import { usePermission } from '@bole/accounts/web'
import { interviewsApi, type Period, type Queued } from '@bole/interviews/contract'
import { pipelineApi } from '@bole/pipeline/contract'
import { takeBack, useUndoToast } from '@bole/platform/list'
import { useChange } from '@bole/platform/web'
import { App } from 'antd'
import { useTexts } from '../texts/index.ts'

/** What can be done in a queue, each with what is said after it. */
export function useQueueActs({ interview_main_id, rooms }: Period) {
  const t = useTexts()
  const { message, modal } = App.useApp()
  const toast = useUndoToast()
  const mayUndo = usePermission('pipeline.undo')
  const call = useChange(interviewsApi.callNext)
  const step = useChange(interviewsApi.stepInQueue)
  const order = useChange(interviewsApi.adjustQueue)
  const leave = useChange(interviewsApi.giveUpQueue)
  const sign = useChange(interviewsApi.sign)
  const giveUp = ({ post_id, name }: Queued) =>
    leave.mutate(
      { body: { interview_main_id, post_id } },
      {
        onSuccess: ({ data: { batch_id } }) =>
          toast(
            t('queue.gaveUp', { name }),
            mayUndo
              ? takeBack(pipelineApi.undo, { body: { batch_id } }, t('queue.undone', { name }))
              : undefined,
          ),
      },
    )
  return {
    isBusy: call.isPending || step.isPending || leave.isPending,
    call: (room_id: number, post_id?: number) =>
      call.mutate(
        { body: { interview_main_id, room_id, ...(post_id ? { post_id } : {}) } },
        {
          onSuccess: ({ data: { name } }) => {
            const room = rooms.find(({ id }) => id === room_id)?.title ?? ''
            void message.success(t('queue.called', { name, room }))
          },
        },
      ),
    step: ({ post_id, name }: Queued, what: 'begin' | 'end' | 'put_back') =>
      step.mutate(
        { body: { interview_main_id, post_id, step: what } },
        {
          onSuccess: () => void (what === 'put_back' && message.success(t('queue.backInQueue', { name }))),
        },
      ),
    move: (post_id: number, before_post_id: number | null) =>
      order.mutate({ body: { interview_main_id, post_id, before_post_id } }),
    sign: ({ post_id, version, name }: Queued) =>
      sign.mutate(
        { body: { id: interview_main_id, post_id, version } },
        { onSuccess: () => void message.success(t('queue.signedIn', { name })) },
      ),
    giveUp: (one: Queued) =>
      void modal.confirm({
        title: t('queue.giveUpSure', { name: one.name }),
        content: t('queue.giveUpMeans'),
        okText: t('queue.giveUp'),
        okButtonProps: { danger: true },
        cancelText: t('back'),
        onOk: () => giveUp(one),
      }),
  }
}

export type QueueActs = ReturnType<typeof useQueueActs>
