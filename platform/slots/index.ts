/** Something a domain needs and does not have: a function or a component that a domain above it gives. */
export interface Slot<Filling> {
  /** `themes.copyPositions`. */
  readonly name: string
  /** Of the type alone: no slot holds its filling. */
  readonly fills?: (filling: Filling) => void
}

/** A slot and what is given for it; made by `fill`. */
export interface Filled {
  readonly slot: Slot<never>
  readonly filling: unknown
}

let given: ReadonlyMap<string, unknown> = new Map()

/** Declares what a domain needs from above; its door gives the slot to whoever fills it. */
export function defineSlot<Filling>(name: string): Slot<Filling> {
  return { name }
}

/** What a domain above gives for a slot. */
export function fill<Filling>(slot: Slot<Filling>, filling: NoInfer<Filling>): Filled {
  return { slot, filling }
}

/** Gives every slot what is for it; once, when a server or a browser's app is put together. */
export function bindSlots(filled: readonly Filled[]): void {
  given = new Map(filled.map(({ slot, filling }) => [slot.name, filling]))
}

/** What was given for a slot; an app that gives nothing for it is put together wrongly, and hears so. */
export function inSlot<Filling>(slot: Slot<Filling>): Filling {
  if (!given.has(slot.name)) throw new Error(`nothing was given for the slot ${slot.name}`)
  return given.get(slot.name) as Filling
}

/** The same where nothing may be given. */
export function findInSlot<Filling>(slot: Slot<Filling>): Filling | undefined {
  return given.get(slot.name) as Filling | undefined
}
