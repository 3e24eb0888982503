import { defineSlot } from '@bole/platform/slots'

/** Where the messages to candidates of a process are worded. Provided by the domain that keeps them. */
export const messagesAddress = defineSlot<(processId: number) => string>('processes.messagesAddress')
