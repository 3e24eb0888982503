/** Stands for objects that come later. */
export interface Later<Objects> {
  /** Looks like them from the start; what is called before they are here is called when they come, and answers a promise. */
  readonly standIn: Objects
  /** They are here. Again later, others take their place. */
  readonly arrive: (objects: Objects) => void
}

/** Stands for the named objects until they come; `onWanted` hears of every call before that. */
export function standInFor<Objects extends object>(
  names: readonly (keyof Objects)[],
  onWanted: () => void,
): Later<Objects> {
  let here: Objects | null = null
  const { promise, resolve } = Promise.withResolvers<Objects>()
  const call = (objects: object, name: PropertyKey, method: PropertyKey, given: unknown[]): unknown => {
    const owner: object = Reflect.get(objects, name)
    return Reflect.apply(Reflect.get(owner, method), owner, given)
  }
  const standInOf = (name: keyof Objects): unknown[] => {
    const get =
      (_: object, method: PropertyKey) =>
      (...given: unknown[]) => {
        if (here) return call(here, name, method, given)
        onWanted()
        return promise.then((objects) => call(objects, name, method, given))
      }
    return [name, new Proxy({}, { get })]
  }
  return {
    standIn: Object.fromEntries(names.map(standInOf)),
    arrive: (objects) => {
      here = objects
      resolve(objects)
    },
  }
}
