import { describe, expect, test } from 'vitest'
import { type Machine, sandboxCommand } from './sandbox-command.ts'
import { seccompFilter } from './seccomp.ts'

const machine: Machine = {
  uid: 890_001,
  links: [['/bin', 'usr/bin']],
  readable: ['/etc/alternatives'],
  node: '/srv/node',
  groups: ['/sys/fs/cgroup/memory/bole-1/cgroup.procs'],
}
const wanted = { folder: '/tmp/job', isWritable: false, program: ['python3', '/work/main.py'] }
const written = (given: Partial<Machine> = {}, more: Partial<typeof wanted> = {}) =>
  sandboxCommand({ ...machine, ...given }, { ...wanted, ...more }).join(' ')

describe('the command of the sandbox', () => {
  test.each([
    ['no network, no processes, no user of the server', /--unshare-user --unshare-all --disable-userns/],
    ['ends with the runner', /--die-with-parent --new-session/],
    ['an empty environment', /--clearenv/],
    ['no capability', /--cap-drop ALL/],
    ['a folder that it cannot write', /--ro-bind \/tmp\/job \/work .*--remount-ro \/ /],
    ['files of a bounded size in memory', /--size \d+ --tmpfs \/tmp/],
    ['a filter of system calls', /--seccomp 4 --/],
    [
      'limits of each process',
      /prlimit --cpu=10 --data=\d+ --nproc=64 --fsize=\d+ .* -- python3 \/work\/main.py$/,
    ],
    [
      'a user of its own',
      /setpriv --reuid=890001 --regid=890001 --clear-groups --no-new-privs -- \/usr\/bin\/bwrap/,
    ],
    [
      'control groups first of all',
      /^\/bin\/sh -c .* \/sys\/fs\/cgroup\/memory\/bole-1\/cgroup.procs \/usr\/bin\/setpriv/,
    ],
  ])('has %s', (_, pattern) => expect(written()).toMatch(pattern))

  test('writes to its folder only while it is compiled', () =>
    expect(written({}, { isWritable: true })).toMatch(/ --bind \/tmp\/job \/work/))

  test('shows nothing of the server but what programs need to begin', () => {
    const bound = written().match(/--ro-bind \S+/g)
    expect(bound).toEqual([
      '--ro-bind /usr',
      '--ro-bind /etc/alternatives',
      '--ro-bind /srv/node',
      '--ro-bind /tmp/job',
    ])
  })

  test('begins with bubblewrap where there is neither another user nor a control group', () =>
    expect(written({ uid: null, groups: [] })).toMatch(/^\/usr\/bin\/bwrap/))
})

describe('the filter of system calls', () => {
  /** What the kernel would answer, by the language’s own rules. */
  const answerTo = (processor: string, audit: number, call: number, flags = 0): number => {
    const filter = Buffer.from(seccompFilter(processor) ?? [])
    const data = new Map([
      [0, call],
      [4, audit],
      [16, flags],
    ])
    let loaded = 0
    for (let place = 0; ; place++) {
      const [code, value] = [filter.readUInt16LE(place * 8), filter.readUInt32LE(place * 8 + 4)]
      if (code === 0x06) return value
      if (code === 0x20) loaded = data.get(value) ?? 0
      else {
        const holds = { 21: loaded === value, 53: loaded >= value, 69: (loaded & value) !== 0 }[code]
        place += filter.readUInt8(place * 8 + (holds ? 2 : 3))
      }
    }
  }
  const [allow, deny, unknownCall, kill] = [0x7fff_0000, 0x0005_0001, 0x0005_0026, 0x8000_0000]
  const [x64, arm64] = [0xc000_003e, 0xc000_00b7]

  test.each([
    ['read', 'x64', x64, 0, 0, allow],
    ['ptrace', 'x64', x64, 101, 0, deny],
    ['mount', 'x64', x64, 165, 0, deny],
    ['mount_setattr, the last of the list', 'x64', x64, 442, 0, deny],
    ['clone of a thread', 'x64', x64, 56, 0x003d_0f00, allow],
    ['clone of a user namespace', 'x64', x64, 56, 0x1000_0000, deny],
    ['clone3', 'x64', x64, 435, 0, unknownCall],
    ['a call of 32 bits', 'x64', x64, 0x4000_0000, 0, deny],
    ['a call of another processor', 'x64', 0x4000_0003, 0, 0, kill],
    ['read', 'arm64', arm64, 63, 0, allow],
    ['ptrace', 'arm64', arm64, 117, 0, deny],
    ['clone of a namespace', 'arm64', arm64, 220, 0x2000_0000, deny],
  ])('answers %s on %s', (_, processor, audit, call, flags, answer) =>
    expect(answerTo(processor, audit, call, flags)).toBe(answer),
  )

  test('is none for a processor whose calls have other numbers', () =>
    expect(seccompFilter('riscv64')).toBeNull())
})
