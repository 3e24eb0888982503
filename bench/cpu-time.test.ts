import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { describe, expect, test } from 'vitest'
import { cpuTimeOf, cpuTimeOfFamily } from './cpu-time.ts'

// Busy until so much processor time is spent, then it lives on and does nothing.
const busy = `while (process.cpuUsage().user < 200_000); process.stdout.write('x'); setInterval(() => {}, 1e6)`

describe.runIf(process.platform === 'linux')('processor time', () => {
  test('is that of the process alone, or of its children too', { timeout: 60_000 }, async () => {
    const child = spawn(process.execPath, ['-e', busy], { stdio: ['ignore', 'pipe', 'ignore'] })
    try {
      await once(child.stdout, 'data')
      const spent = cpuTimeOf(child.pid ?? 0)
      expect(spent).toBeGreaterThanOrEqual(150)
      expect(cpuTimeOfFamily(process.pid)).toBeGreaterThanOrEqual(cpuTimeOf(process.pid))
      expect(cpuTimeOfFamily(process.pid)).toBeGreaterThanOrEqual(spent)
      expect(cpuTimeOfFamily(child.pid ?? 0)).toBeGreaterThanOrEqual(spent)
    } finally {
      child.kill('SIGKILL')
      await once(child, 'exit')
    }
  })

  test('of nobody is none', () => {
    expect([cpuTimeOf(0), cpuTimeOf(-1), cpuTimeOf(2 ** 30)]).toEqual([0, 0, 0])
  })
})
