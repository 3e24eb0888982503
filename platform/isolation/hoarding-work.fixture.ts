const hoard: Buffer[] = []

/** Work that gives nothing back of what it took, as native code may; answers which process did it, and of no megabytes never. */
export function work(megabytes: number): number | Promise<never> {
  if (megabytes === 0) return new Promise<never>(() => undefined)
  hoard.push(Buffer.alloc(megabytes * 1024 * 1024, 1))
  return process.pid
}
