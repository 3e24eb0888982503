import { spawnSync } from 'node:child_process'
import { stat } from 'node:fs/promises'
import { userInfo } from 'node:os'

/** The user PostgreSQL runs as. Undefined: the same as ours. */
export type Account = { uid: number; gid: number } | undefined

const nobody = { uid: 65534, gid: 65534 }

/**
 * Chooses the user for a cluster in `directory`. PostgreSQL refuses to run as root, so root hands it to the
 * directory's owner when there is an unprivileged one, else to `nobody`.
 */
export const chooseAccount = async (directory: string): Promise<Account> => {
  if (process.getuid?.() !== 0) return undefined
  const found = await stat(directory).catch(() => undefined)
  return found === undefined || found.uid === 0 ? nobody : { uid: found.uid, gid: found.gid }
}

/** The name the kernel reports for our side of a socket: peer authentication admits this one and nobody else. */
export const ownUserName = (): string => {
  try {
    return userInfo().username
  } catch {
    throw new Error(
      `The user id ${process.getuid?.()} has no name on this machine, and PostgreSQL needs one. ` +
        'Add it to /etc/passwd, run Bole as another user, or set DATABASE_URL to a server of your own.',
    )
  }
}

const asks = (account: Account, test: string, path: string) =>
  spawnSync('/bin/sh', ['-c', test, 'sh', path], { ...account, cwd: '/', stdio: 'ignore' }).status === 0

/** Whether the account may enter the directory and write there; asked of the kernel, as that user. */
export const canWrite = (account: Account, directory: string) =>
  asks(account, 'cd "$1" && test -w .', directory)

/** Whether the account may run the program, which needs every folder above it to let that user through. */
export const canRun = (account: Account, program: string) => asks(account, 'test -x "$1"', program)
