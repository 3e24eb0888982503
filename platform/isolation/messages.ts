/** What a process is told when it starts: its priority, the memory it may take in bytes, and the module of its work. */
export type Start = readonly [priority: string, memoryBytes: string, work: string]

/**
 * What a process answers: that it begins, then what came of it and how much memory it holds now, in bytes; `isBroken` where its work threw.
 */
export type Told<Answer> =
  | { readonly id: number; readonly isBegun: true }
  | { readonly id: number; readonly answer: Answer; readonly residentBytes: number }
  | { readonly id: number; readonly isBroken: true }
