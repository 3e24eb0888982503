/** When to look after a failure, in milliseconds: it is told before it is written down, and a slow database takes its time. */
const waits = [200, 2_000, 8_000]

/** Between two looks, however many failures there are. */
const between = 1_000

export interface Looking {
  /** Has it looked at soon, and twice later. */
  readonly remind: () => void
  readonly stop: () => void
}

/** Looks for something some time after each reminder: one look at a time, one planned, and never more than one a second. */
export function lookAgain(look: () => Promise<void>): Looking {
  let step = waits.length
  let timer: NodeJS.Timeout | null = null
  let dueAt = Number.POSITIVE_INFINITY
  let lookedAt = Number.NEGATIVE_INFINITY
  let isLooking = false
  let isStopped = false
  const plan = () => {
    const wait = waits[step]
    if (wait === undefined || isLooking || isStopped) return
    const due = Math.max(performance.now() + wait, lookedAt + between)
    if (timer && dueAt <= due) return
    if (timer) clearTimeout(timer)
    dueAt = due
    timer = setTimeout(() => void go(), due - performance.now()).unref()
  }
  const go = async () => {
    timer = null
    step += 1
    isLooking = true
    await look()
    isLooking = false
    lookedAt = performance.now()
    plan()
  }
  return {
    remind: () => {
      step = 0
      plan()
    },
    stop: () => {
      isStopped = true
      if (timer) clearTimeout(timer)
    },
  }
}
