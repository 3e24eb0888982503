/** The rules that told a value, the one that decided first: "readMail (fields/contacts.ts:85) < parseResume (…)". */
export type Why = string

let told: WeakMap<object, Why> | null = null

const RULES = 4
const FRAME = /^\s*at (?:Object\.)?(\S+) \(.*\/parsing\/model\/([\w/-]+\.ts:\d+)/
/** Where readings are made and kept, which decides nothing. */
const MAKERS = /^(?:why|reading)\.ts/

function rulesOf(stack: string): Why {
  const frames = stack.split('\n').flatMap((line) => {
    const [, rule, place] = FRAME.exec(line) ?? []
    return rule && place && !MAKERS.test(place) ? [`${rule} (${place})`] : []
  })
  return frames.slice(0, RULES).join(' < ')
}

/** Notes which rule made a reading, while somebody asks; costs nothing otherwise. */
export function noteWhy(made: object): void {
  if (told !== null) told.set(made, rulesOf(new Error('why').stack ?? ''))
}

/**
 * Does some work, all of it before it answers, and tells of each reading in what came of it which rule decided on it; null for what
 * was not read meanwhile. Off unless asked for: looking at the stack costs some microseconds a reading.
 */
export function explained<Result>(work: () => Result): {
  result: Result
  whyOf: (reading: object) => Why | null
} {
  const notes = new WeakMap<object, Why>()
  const before = told
  told = notes
  try {
    return { result: work(), whyOf: (reading) => notes.get(reading) ?? null }
  } finally {
    told = before
  }
}
