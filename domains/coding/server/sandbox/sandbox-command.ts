import { limits } from '@bole/coding/model'
import { nodeInside } from './toolchains.ts'

/** What a machine has that the sandbox is built from. */
export interface Machine {
  /** Nobody’s user number under which this job alone runs; null where the server is not root and cannot give one. */
  readonly uid: number | null
  /** Links such as `/bin` to `usr/bin`, by where they are. */
  readonly links: readonly (readonly [from: string, to: string])[]
  /** Folders and files that programs need to begin, and no more of `/etc` than that. */
  readonly readable: readonly string[]
  readonly node: string
  /** Files into which a process writes its number to be in the job’s control groups. */
  readonly groups: readonly string[]
}

/** Where the file descriptors are that the runner hands to bubblewrap. */
export const descriptors = { status: 3, seccomp: 4 } as const

interface Wanted {
  /** The folder of the job on the server. */
  readonly folder: string
  /** While it is compiled it may write there; never while it runs. */
  readonly isWritable: boolean
  readonly program: readonly string[]
}

/**
 * The command that runs a program in the sandbox, from the outermost layer to the innermost: control groups, a user of its own, namespaces
 * with a root of their own that cannot be written, and limits of each process.
 */
export function sandboxCommand(machine: Machine, { folder, isWritable, program }: Wanted): readonly string[] {
  const { uid, links, readable, node, groups } = machine
  const join = 'for group in $0; do echo $$ > "$group" || exit 1; done; exec "$@"'
  return [
    ...(groups.length > 0 ? ['/bin/sh', '-c', join, groups.join(' ')] : []),
    ...(uid === null
      ? []
      : ['/usr/bin/setpriv', `--reuid=${uid}`, `--regid=${uid}`, '--clear-groups', '--no-new-privs', '--']),
    '/usr/bin/bwrap',
    ...[
      '--unshare-user',
      '--unshare-all',
      '--disable-userns',
      '--die-with-parent',
      '--new-session',
      '--clearenv',
    ],
    ...['--uid', '65534', '--gid', '65534', '--hostname', 'sandbox', '--cap-drop', 'ALL'],
    ...['--setenv', 'PATH', '/usr/bin:/bin', '--setenv', 'HOME', '/tmp', '--setenv', 'LANG', 'C.UTF-8'],
    ...['--ro-bind', '/usr', '/usr'],
    ...links.flatMap(([from, to]) => ['--symlink', to, from]),
    ...readable.flatMap((path) => ['--ro-bind', path, path]),
    ...['--ro-bind', node, nodeInside],
    ...['--proc', '/proc', '--dev', '/dev', '--remount-ro', '/dev'],
    ...['--size', String(limits.files), '--tmpfs', '/tmp'],
    ...[isWritable ? '--bind' : '--ro-bind', folder, '/work', '--chdir', '/work', '--remount-ro', '/'],
    ...['--json-status-fd', String(descriptors.status), '--seccomp', String(descriptors.seccomp)],
    '--',
    ...['/usr/bin/prlimit', `--cpu=${limits.cpu}`, `--data=${limits.data}`, `--nproc=${limits.processes}`],
    ...[`--fsize=${limits.file}`, `--nofile=${limits.openFiles}`, '--core=0', '--memlock=0', '--'],
    ...program,
  ]
}
