import { type NotifyRecord, notificationsApi } from '@bole/notifications/contract'
import { actionsOn } from '@bole/platform/list'
import type { useTexts } from '../texts/index.ts'

const { listRecords, sendAgain, cancelRecords } = notificationsApi
const { send } = actionsOn(listRecords)

const one = ({ id }: NotifyRecord) => ({ body: { ids: [id] } })

/** What is done with a message at once, after a question, as nobody can take back what has left. */
export function recordActions(t: ReturnType<typeof useTexts>) {
  return {
    again: send(t('records.again'), sendAgain, one, {
      confirm: ({ basic: { name } }) => ({
        title: t('records.againSure', { name }),
        content: t('records.againWhat'),
      }),
      done: ({ done }) => t(done > 0 ? 'records.againDone' : 'records.leftMeanwhile'),
    }),
    cancel: send(t('records.cancel'), cancelRecords, one, {
      isDangerous: true,
      confirm: ({ basic: { name } }) => ({
        title: t('records.cancelSure', { name }),
        content: t('records.cancelWhat'),
      }),
      done: ({ done }) => t(done > 0 ? 'records.cancelDone' : 'records.leftMeanwhile'),
    }),
  }
}
