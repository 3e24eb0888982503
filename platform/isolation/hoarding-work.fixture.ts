const hoard: Buffer[] = []

/** Work that gives nothing back of what it took, as native code may; answers which process did it. */
export function work(megabytes: number): number {
  hoard.push(Buffer.alloc(megabytes * 1024 * 1024, 1))
  return process.pid
}
