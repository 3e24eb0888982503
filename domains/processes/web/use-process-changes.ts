import { useChange } from '@bole/platform/web'
import { type Process, processesApi } from '@bole/processes/contract'
import { App } from 'antd'
import { useTexts } from './texts/index.ts'

/** What a row's buttons do; each says in a word that it is done. A deleted process stays in the list, to be brought back. */
export function useProcessChanges() {
  const t = useTexts()
  const { message } = App.useApp()
  const update = useChange(processesApi.updateProcess)
  const remove = useChange(processesApi.deleteProcess, {
    onDone: ({ data }) => void message.success(t(data.isDeleted === 1 ? 'deletedDone' : 'restoredDone')),
  })
  const copy = useChange(processesApi.copyProcess, {
    onDone: ({ data }) => void message.success(t('copied', { name: data.name })),
  })
  return {
    makeDefault: ({ id, version, name }: Process) =>
      update.mutate(
        { body: { id, version, is_default: true } },
        { onSuccess: () => void message.success(t('defaultDone', { name })) },
      ),
    copy: ({ id }: Process) => copy.mutate({ body: { id } }),
    toggle: ({ id }: Process) => remove.mutate({ query: { id } }),
  }
}
