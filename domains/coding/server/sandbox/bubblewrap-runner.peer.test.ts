import { existsSync, readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { CodingLanguage } from '@bole/coding/model'
import { beforeAll, describe, expect, inject, test } from 'vitest'
import { bubblewrapRunner } from './bubblewrap-runner.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** `there`, `missing`, or why it could not be installed. */
    sandbox: string
  }
}

const runner = bubblewrapRunner()

async function run(language: CodingLanguage, source: string, ...inputs: string[]) {
  const ran = await runner.run({ language, source, inputs: inputs.length > 0 ? inputs : [''] })
  return ran.kind === 'ran'
    ? ran.outcomes
    : [{ ending: ran.kind, output: JSON.stringify(ran), complaint: '' }]
}

/** Why the sandbox could not be installed is what its tests then say. */
beforeAll(() => {
  if (!['there', 'missing'].includes(inject('sandbox'))) throw new Error(inject('sandbox'))
})

const hasCompiler = (path: string) => existsSync(path)

describe.skipIf(inject('sandbox') === 'missing')('in the sandbox', () => {
  test.each([
    ['javascript', "console.log(Number(require('node:fs').readFileSync(0, 'utf8')) * 2)", true],
    [
      'typescript',
      "declare const require: any\nconst twice = (n: number): number => n * 2\nconsole.log(twice(Number(require('node:fs').readFileSync(0, 'utf8'))))",
      true,
    ],
    ['python', 'print(int(input()) * 2)', hasCompiler('/usr/bin/python3')],
    [
      'cpp',
      '#include <iostream>\nint main() { int n; std::cin >> n; std::cout << n * 2; }',
      hasCompiler('/usr/bin/g++'),
    ],
    [
      'java',
      'import java.util.Scanner; public class Main { public static void main(String[] a) { System.out.println(new Scanner(System.in).nextInt() * 2); } }',
      hasCompiler('/usr/bin/javac'),
    ],
  ] as const)('%s reads its input and answers', async (language, source, isThere) => {
    const outcomes = await run(language, source, '3\n', '21\n')
    const expected = isThere ? ['6', '42'] : ['{"kind":"no_compiler"}']
    expect(outcomes.map(({ output }) => output.trim())).toEqual(expected)
  })

  test('SQL reads its tables from the input', async () => {
    const [outcome] = await run(
      'sql',
      'select name, 1 from people order by name',
      "create table people (name); insert into people values ('b'), (null), ('a');",
    )
    expect(outcome?.output).toBe('NULL\t1\na\t1\nb\t1\n')
  })

  test('a program that does not compile says why', async () => {
    if (!hasCompiler('/usr/bin/g++')) return
    const ran = await runner.run({ language: 'cpp', source: 'int main() { return x; }', inputs: [''] })
    expect(ran).toMatchObject({
      kind: 'not_compiled',
      complaint: expect.stringContaining('was not declared'),
    })
  })

  describe('an attack ends itself alone:', () => {
    test('a loop without end', async () => {
      expect(await run('javascript', 'for (;;) {}')).toMatchObject([{ ending: 'timeout' }])
    })

    test('processes without end', async () => {
      const bomb =
        'import os, time\nwhile True:\n    try:\n        os.fork()\n    except OSError:\n        time.sleep(0.01)\n'
      const [outcome] = await run('python', bomb)
      expect(['timeout', 'failed', 'memory']).toContain(outcome?.ending)
      // None of its processes is left: the runner answers again at once.
      expect(await run('python', 'print(1)')).toMatchObject([{ ending: 'done' }])
      await expect.poll(() => processesOf(890_000)).toBe(0)
    })

    test('memory without end', async () => {
      expect(await run('python', 'a = []\nwhile True:\n    a.append(bytearray(10_000_000))')).toMatchObject([
        { ending: 'memory' },
      ])
      expect(
        await run('javascript', 'const a = []; for (;;) a.push(new Uint8Array(1e7).fill(1))'),
      ).toMatchObject([{ ending: 'memory' }])
    })

    test('the network', async () => {
      const source = `import socket
for address in [('127.0.0.1', 5432), ('1.1.1.1', 53)]:
    try:
        socket.create_connection(address, 1)
        print('reached')
    except OSError as error:
        print(type(error).__name__)
print(len(socket.if_nameindex()))`
      const [outcome] = await run('python', source)
      expect(outcome?.output).not.toContain('reached')
      expect(outcome?.output.trim().split('\n').at(-1)).toBe('1')
    })

    test('the server’s files', async () => {
      const source = `import os
for path in ['/etc/passwd', '/etc/shadow', '/root', '/home', '/work/../var', '${import.meta.dirname}', '/proc/1/root/etc/passwd']:
    print(path, os.path.exists(path))
for path in ['/work/x', '/usr/x', '/x', '/dev/shm/x', '/etc/x']:
    try:
        open(path, 'w')
        print('wrote', path)
    except OSError as error:
        print('kept')
`
      const [outcome] = await run('python', source)
      expect(outcome?.ending).toBe('done')
      expect(outcome?.output).not.toMatch(/True|wrote/)
    })

    test('a disk that is filled', async () => {
      const source = `import os
try:
    for n in range(1000):
        open(f'/tmp/{n}', 'wb').write(b'x' * 10_000_000)
    print('filled')
except OSError as error:
    print('kept')
`
      const [outcome] = await run('python', source)
      expect(outcome?.output ?? '').not.toContain('filled')
    })

    test('what /proc says of the server', async () => {
      const source = `import os
pids = [name for name in os.listdir('/proc') if name.isdigit()]
print(len(pids) < 6)
print([open(f'/proc/{pid}/environ', 'rb').read() for pid in pids if pid != str(os.getpid()) and os.access(f'/proc/{pid}/environ', os.R_OK)])
for path in ['/proc/sys/kernel/hostname', '/proc/sysrq-trigger']:
    try:
        open(path, 'w').write('x')
        print('wrote')
    except OSError:
        print('kept')
print(dict(os.environ))`
      const [outcome] = await run('python', source)
      expect(outcome?.output).toMatch(/^True\n/)
      expect(outcome?.output).not.toMatch(/wrote|BOLE|PG|node_modules/)
      expect(outcome?.output).not.toContain(process.env.HOME === '/root' ? '/root' : 'HOME=/')
    })

    test('output without end', async () => {
      const [outcome] = await run(
        'javascript',
        "for (;;) require('node:fs').writeSync(1, 'x'.repeat(10_000))",
      )
      expect(outcome?.ending).toBe('flood')
      expect(outcome?.output.length).toBeLessThanOrEqual(64 * 1024)
    })

    test('system calls that no program needs', async () => {
      const source = `import ctypes
libc = ctypes.CDLL(None, use_errno=True)
print([libc.ptrace(0, 0, 0, 0), libc.unshare(0x10000000), libc.mount(b'x', b'/tmp', b'tmpfs', 0, None), libc.setuid(0)])`
      expect(await run('python', source)).toMatchObject([{ output: '[-1, -1, -1, -1]\n' }])
    })
  })
})

/** How many processes of the server belong to a user. */
async function processesOf(uid: number): Promise<number> {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  const owners = await Promise.all(
    pids.map(
      async (pid) =>
        /^Uid:\s+(\d+)/m.exec(await readFile(`/proc/${pid}/status`, 'utf8').catch(() => ''))?.[1],
    ),
  )
  return owners.filter((owner) => owner === String(uid)).length
}
