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
  const call = (objects: Objects, name: keyof Objects, method: PropertyKey, given: unknown[]): unknown => {
    const owner = objects[name] as object
    return Reflect.apply(Reflect.get(owner, method), owner, given)
  }
  const standInOf = (name: keyof Objects) =>
    new Proxy(
      {},
      {
        get:
          (_, method) =>
          (...given: unknown[]) => {
            if (here) return call(here, name, method, given)
            onWanted()
            return promise.then((objects) => call(objects, name, method, given))
          },
      },
    )
  return {
    standIn: Object.fromEntries(names.map((name) => [name, standInOf(name)])) as Objects,
    arrive: (objects) => {
      here = objects
      resolve(objects)
    },
  }
}
