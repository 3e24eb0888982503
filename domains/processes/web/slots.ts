import { defineSlot } from '@bole/platform/slots'

/** Where the messages to candidates of a process are worded. Provided by the domain that keeps them. */
export const messagesAddress = defineSlot<(processId: number) => string>('processes.messagesAddress')

/** Where the interview slots of a process are set. Provided by the domain that arranges interviews. */
export const slotsAddress =
  defineSlot<(process: { readonly id: number; readonly origin: number }) => string>('processes.slotsAddress')
