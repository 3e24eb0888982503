import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'

// In a process of its own: those of other tests come and go in this one. Children stand in proc(5), a process's niceness is field
// 19 of its stat.
const program = (isBackground: boolean, then: string) => `
  const { readdirSync, readFileSync } = require('node:fs')
  import('./create-reader.ts').then(async ({ createReader }) => {
    const reader = createReader({ threads: 1, isBackground: ${isBackground} })
    await reader.read({ name: 'resume', bytes: new TextEncoder().encode('Emily Carter\\nemily@example.com\\n') })
    const children = readdirSync('/proc/self/task')
      .flatMap((id) => readFileSync('/proc/self/task/' + id + '/children', 'utf8').trim().split(' ')).filter(Boolean)
    const niceOf = (id) => Number(readFileSync('/proc/' + id + '/stat', 'utf8').split(') ')[1].split(' ')[16])
    const environment = readFileSync('/proc/' + children[0] + '/environ', 'utf8')
    console.log(JSON.stringify({ children, nice: niceOf(children[0]), own: niceOf('self'), environment }))
    ${then}
  })`

const flags = (isBackground: boolean, then: string) => ['--eval', program(isBackground, then)]
const settings = { cwd: import.meta.dirname, env: { ...process.env, DATABASE_URL: 'postgres://secret' } }

describe.runIf(process.platform === 'linux')('the process that reads documents', () => {
  it.each([
    [true, 10],
    [false, null],
  ])(
    'in the background (%s) stands back to %s, and knows no secret of the server',
    async (isBackground, nice) => {
      const { stdout } = await promisify(execFile)(
        process.execPath,
        flags(isBackground, 'await reader.close()'),
        settings,
      )
      const told = JSON.parse(stdout)
      // It may have been started at a priority other than the usual.
      expect(told.nice).toBe(nice ?? told.own)
      expect(told.environment).not.toContain('secret')
      expect(existsSync(`/proc/${told.children[0]}`)).toBe(false)
    },
  )

  it('ends with a server that was killed', async () => {
    const server = spawn(process.execPath, flags(false, 'setInterval(() => {}, 1000)'), settings)
    const [line] = await once(server.stdout, 'data')
    const [child] = JSON.parse(String(line)).children
    server.kill('SIGKILL')
    await once(server, 'exit')
    const isGone = () => {
      try {
        return / Z /.test(readFileSync(`/proc/${child}/stat`, 'utf8'))
      } catch {
        return true
      }
    }
    await expect.poll(isGone, { timeout: 5000 }).toBe(true)
  })
})
