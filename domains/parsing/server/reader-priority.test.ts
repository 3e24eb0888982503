import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

// In a process of its own: threads of other tests come and go in this one. The niceness of a thread is field 19 of its stat
// (proc(5)); the first thread stands first.
const program = (isBackground: boolean) => `
  const { readdirSync, readFileSync } = require('node:fs')
  import('./create-reader.ts').then(async ({ createReader }) => {
    const reader = createReader({ threads: 1, isBackground: ${isBackground} })
    await reader.read({ name: 'resume', bytes: new TextEncoder().encode('Emily Carter\\nemily@example.com\\n') })
    const stats = readdirSync('/proc/self/task').map((id) => readFileSync('/proc/self/task/' + id + '/stat', 'utf8'))
    const nice = stats.map((stat) => Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16]))
    console.log(JSON.stringify(nice.map((one) => one - nice[0]).filter((more) => more !== 0)))
    await reader.close()
  })`

it.runIf(process.platform === 'linux').each([
  [true, [10]],
  [false, []],
])(
  'the thread of a reader in the background (%s) stands back by %j, and nobody else',
  async (isBackground, more) => {
    const flags = ['--eval', program(isBackground)]
    const { stdout } = await promisify(execFile)(process.execPath, flags, { cwd: import.meta.dirname })
    expect(JSON.parse(stdout)).toEqual(more)
  },
)
