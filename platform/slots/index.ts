/** Something a domain needs and does not have: a function or a component that a domain above it provides. */
export interface Slot<Value> {
  /** `themes.copyPositions`. */
  readonly name: string
  /** Of the type alone: no slot holds its value. */
  readonly takes?: (value: Value) => void
}

/** A slot and what is provided for it; made by `provide`. */
export interface Provided {
  readonly slot: Slot<never>
  readonly value: unknown
}

let bound: ReadonlyMap<string, unknown> = new Map()

/** Declares what a domain needs from above; its door gives the slot to whoever provides for it. */
export function defineSlot<Value>(name: string): Slot<Value> {
  return { name }
}

/** What a domain above provides for a slot. */
export function provide<Value>(slot: Slot<Value>, value: NoInfer<Value>): Provided {
  return { slot, value }
}

/** Binds every slot to what is provided for it; once, when a server or a browser's app is put together. */
export function bindSlots(provided: readonly Provided[]): void {
  bound = new Map(provided.map(({ slot, value }) => [slot.name, value]))
}

/** What is provided for a slot. Throws when nothing was bound for it. */
export function providedFor<Value>(slot: Slot<Value>): Value {
  if (!bound.has(slot.name)) throw new Error(`nothing is provided for the slot ${slot.name}`)
  return bound.get(slot.name) as Value
}

/** The same where nothing may be provided: undefined then. */
export function findProvidedFor<Value>(slot: Slot<Value>): Value | undefined {
  return bound.get(slot.name) as Value | undefined
}
