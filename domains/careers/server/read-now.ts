import { createLazyReader } from '@bole/resumes/server'

/**
 * Reads a résumé while its owner waits, in processes that staff's files never wait for, nor those of other addresses: each has one seat,
 * and who takes long leaves it to whoever waits. Past their patience people type faster than we read.
 */
export const { read: readNow } = createLazyReader({
  threads: 2,
  timeoutMs: 10_000,
  patienceMs: 15_000,
  idleMs: 60_000,
  isBackground: true,
  lane: { seatsPerSender: 1, slowAfter: 1500, slowSeats: 1 },
})
