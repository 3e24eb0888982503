/** What a program may use in the sandbox. */
export const limits = {
  /** Milliseconds until a program is ended, and its compiler. */
  caseTime: 3_000,
  compileTime: 10_000,
  /** Milliseconds after which no other case is begun. */
  wholeTime: 14_000,
  /** Seconds of the processor. */
  cpu: 10,
  /** Bytes of memory that all processes use together, where the server has control groups. */
  memory: 512 * 1024 * 1024,
  /** Bytes that one process may ask for; Node reserves some for machine code that it never uses. */
  data: 768 * 1024 * 1024,
  /** Processes and threads. */
  processes: 64,
  /** Bytes that a program may write to its output, to one file, and to all of its files. */
  output: 64 * 1024,
  file: 32 * 1024 * 1024,
  files: 32 * 1024 * 1024,
  openFiles: 128,
  /** Signs of what a program or its compiler complains of that are shown. */
  complaint: 4_000,
} as const
