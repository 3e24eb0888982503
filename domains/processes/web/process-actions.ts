import { actionsOn, type RowActions } from '@bole/platform/list'
import { findProvidedFor } from '@bole/platform/slots'
import { type Process, processesApi } from '@bole/processes/contract'
import { messagesAddress, slotsAddress } from './slots.ts'
import type { ProcessesTexts } from './texts/index.ts'

const on = actionsOn(processesApi.listProcesses)

/** What can be done with a process; a deleted one stays in the list, to be brought back by the same call. */
export function processActions(t: ProcessesTexts, edit: (process: Process) => void): RowActions<Process> {
  const messagesAt = findProvidedFor(messagesAddress)
  const slotsAt = findProvidedFor(slotsAddress)
  const toggle = ({ id }: Process) => ({ query: { id } })
  return {
    edit: [
      on.open(t('edit'), edit),
      ...(messagesAt ? [on.goTo(t('messages'), ({ id }) => messagesAt(id))] : []),
      ...(slotsAt ? [on.goTo(t('slots'), slotsAt)] : []),
    ],
    make_default: on.send(
      t('makeDefault'),
      processesApi.updateProcess,
      ({ id, version }) => ({ body: { id, version, is_default: true as const } }),
      { done: (_, { name }) => t('defaultDone', { name }) },
    ),
    copy: on.send(t('copy'), processesApi.copyProcess, ({ id }) => ({ body: { id } }), {
      done: ({ name }) => t('copied', { name }),
    }),
    delete: on.send(t('delete'), processesApi.deleteProcess, toggle, {
      isDangerous: true,
      done: () => t('deletedDone'),
    }),
    restore: on.send(t('restore'), processesApi.deleteProcess, toggle, { done: () => t('restoredDone') }),
  }
}
