import { readFile, rm, writeFile } from 'node:fs/promises'
import { startOfProcess } from '../../../platform/server/embedded-postgres/processes.ts'

/**
 * Claims a cluster for this process by a file with its number and start time. A claim whose process is gone
 * (or whose number was given to another) is taken over.
 *
 * @returns releases the claim
 * @throws when a living process holds it
 */
export const claim = async (file: string) => {
  const mine = `${process.pid} ${startOfProcess(process.pid)}`
  for (;;) {
    const written = await writeFile(file, mine, { flag: 'wx' }).then(
      () => true,
      () => false,
    )
    if (written) return () => rm(file, { force: true })
    const holder = await readFile(file, 'utf8')
    const [pid = '', ...start] = holder.split(' ')
    if (startOfProcess(Number(pid)) === start.join(' ')) {
      throw new Error(
        `Bole is already running on this database (process ${pid}). Stop that one first; ` +
          'to run several, give each a DATABASE_URL.',
      )
    }
    await rm(file, { force: true })
  }
}
