import { readdirSync, readFileSync } from 'node:fs'

/** A tick of the kernel's clock; Linux shows 100 a second whatever it counts in. */
const tickMilliseconds = 10

interface ProcessTime {
  readonly parent: number
  /** User and system time, children that have ended included. */
  readonly milliseconds: number
}

function timeOf(pid: string): ProcessTime | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'latin1')
    // The name before it may hold anything, parentheses too.
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number)
    const ticks = [11, 12, 13, 14].reduce((sum, index) => sum + (fields[index] ?? 0), 0)
    return { parent: fields[1] ?? 0, milliseconds: ticks * tickMilliseconds }
  } catch {
    return null
  }
}

/** Processor time of a process in milliseconds; 0 where the kernel does not tell (other systems than Linux). */
export function cpuTimeOf(pid: number): number {
  return timeOf(String(pid))?.milliseconds ?? 0
}

/** Processor time of a process and its children together: a PostgreSQL has one for each connection. */
export function cpuTimeOfFamily(pid: number): number {
  let sum = cpuTimeOf(pid)
  const processes = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  for (const name of processes) {
    const time = timeOf(name)
    if (time?.parent === pid) sum += time.milliseconds
  }
  return sum
}
