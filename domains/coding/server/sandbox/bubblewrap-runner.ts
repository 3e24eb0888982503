import { chmod, chown, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endingOf, limits } from '@bole/coding/model'
import type { CodeRunner, Job, Outcome, Ran } from './code-runner.ts'
import { type ControlGroups, makeControlGroups } from './control-groups.ts'
import { hasProgram, hasSandboxParts, lookAtMachine } from './look-at-machine.ts'
import { type Finished, runCommand } from './run-command.ts'
import { type Machine, sandboxCommand } from './sandbox-command.ts'
import { seccompFilter } from './seccomp.ts'
import { nodeInside, type Toolchain, toolchains } from './toolchains.ts'

/** How many programs run at once; each has a user number of its own while it does. */
const places = 2

/** The first of these user numbers, which no distribution gives to anybody. */
const firstUid = 890_000

/** What stands ready for one job. */
interface Stage {
  readonly machine: Machine
  readonly filter: Uint8Array
  readonly folder: string
  readonly groups: ControlGroups | null
}

/** Runs programs by Debian’s bubblewrap. Where it is missing, or a first try shows that it cannot keep a program in, nothing is run. */
export function bubblewrapRunner(): CodeRunner {
  const taken = new Set<number>()
  let proof: Promise<boolean> | null = null

  const onStage = async <Result>(
    job: Job | null,
    act: (stage: Stage) => Promise<Result>,
  ): Promise<Result | null> => {
    const filter = seccompFilter(process.arch)
    const place = Array.from({ length: places }, (_, number) => number).find((number) => !taken.has(number))
    if (!filter || place === undefined) return null
    taken.add(place)
    const uid = process.getuid?.() === 0 ? firstUid + place : null
    const folder = await mkdtemp(join(tmpdir(), 'bole-code-'))
    const groups = await makeControlGroups(`bole-code-${process.pid}-${place}`)
    try {
      if (job) await writeFile(join(folder, toolchains[job.language].file), job.source)
      await chmod(folder, 0o700)
      if (uid !== null) await chown(folder, uid, uid)
      const machine = { ...lookAtMachine(), uid, groups: groups?.procs ?? [] }
      return await act({ machine, filter, folder, groups })
    } finally {
      await groups?.remove()
      await rm(folder, { recursive: true, force: true })
      taken.delete(place)
    }
  }

  /** Whether an empty program runs in the sandbox, and it alone. */
  const works = async () => {
    if (!hasSandboxParts()) return false
    const done = await onStage(null, (stage) =>
      within(stage, { program: ['/bin/true'] }, '', limits.caseTime),
    )
    return done?.hasRun === true && done.code === 0
  }

  return {
    run: async (job) => {
      proof ??= works()
      if (!(await proof)) return { kind: 'no_sandbox' }
      const toolchain = toolchains[job.language]
      const isThere = toolchain.needs.every((name) => name === 'node' || hasProgram(name))
      if (!isThere) return { kind: 'no_compiler' }
      return (await onStage(job, (stage) => runOn(stage, toolchain, job))) ?? { kind: 'busy' }
    },
  }
}

async function within(
  { machine, filter, folder }: Stage,
  given: { readonly program: readonly string[]; readonly isWritable?: boolean },
  input: string,
  time: number,
): Promise<Finished> {
  const command = sandboxCommand(machine, { folder, isWritable: false, ...given })
  return runCommand({ command, filter, input, time })
}

async function runOn(stage: Stage, { compile, run }: Toolchain, { inputs }: Job): Promise<Ran> {
  const began = performance.now()
  if (compile) {
    const made = await within(stage, { program: compile, isWritable: true }, '', limits.compileTime)
    if (!made.hasRun) return { kind: 'no_sandbox' }
    if (made.code !== 0) return { kind: 'not_compiled', complaint: made.complaint || made.output }
  }
  const outcomes: Outcome[] = []
  for (const input of inputs) {
    if (outcomes.length > 0 && performance.now() - began > limits.wholeTime - limits.caseTime) break
    const done = await within(stage, { program: run }, input, limits.caseTime)
    // A Node that the job’s user may not read is none.
    if (!done.hasRun) return { kind: run[0] === nodeInside ? 'no_compiler' : 'no_sandbox' }
    const isOutOfMemory = (await stage.groups?.isOutOfMemory()) ?? false
    outcomes.push({
      ending: endingOf({ ...done, isOutOfMemory }),
      ...{ output: done.output, complaint: done.complaint, milliseconds: done.milliseconds },
    })
  }
  return { kind: 'ran', outcomes }
}
