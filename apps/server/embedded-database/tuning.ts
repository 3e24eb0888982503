import { existsSync, statfsSync } from 'node:fs'
import { totalmem } from 'node:os'

const megabyte = 1024 * 1024

/** The memory we may count on, in bytes: a container's limit when there is one. */
export const availableMemory = () => {
  const limit = process.constrainedMemory()
  return limit > 0 && limit < totalmem() ? limit : totalmem()
}

const within = (low: number, value: number, high: number) => Math.round(Math.min(Math.max(value, low), high))

// Containers often get 64 MB of /dev/shm, too little for a parallel query.
const hasSharedMemory = () => {
  if (process.platform !== 'linux') return true
  if (!existsSync('/dev/shm')) return false
  const { blocks, bsize } = statfsSync('/dev/shm')
  return blocks * bsize >= 256 * megabyte
}

/**
 * PostgreSQL's settings for one machine that also runs Bole and its browser's files: a fifth of the memory (in
 * bytes) as its cache, solid-state disks, short queries. Every commit is on disk before it is acknowledged.
 */
export const tuningFor = (memory: number): Record<string, string> => {
  const total = memory / megabyte
  return {
    max_connections: '100',
    shared_buffers: `${within(64, total / 5, 8192)}MB`,
    effective_cache_size: `${within(128, total / 2, 65_536)}MB`,
    work_mem: `${within(4, total / 400, 32)}MB`,
    maintenance_work_mem: `${within(32, total / 16, 1024)}MB`,
    dynamic_shared_memory_type: hasSharedMemory() ? 'posix' : 'mmap',
    synchronous_commit: 'on',
    wal_compression: 'on',
    max_wal_size: '2GB',
    checkpoint_timeout: '15min',
    random_page_cost: '1.1',
    effective_io_concurrency: '200',
    jit: 'off',
    shared_preload_libraries: 'pg_stat_statements',
    log_timezone: 'UTC',
    timezone: 'UTC',
    log_line_prefix: '%m [%p] ',
    log_checkpoints: 'off',
  }
}
