import type { Place } from '@bole/platform/places'

/** A stored link, a path with its query as text, as a place to go to. */
export function placeOf(link: string): Place {
  const [path = '', search = ''] = link.split('?')
  return { path, query: Object.fromEntries(new URLSearchParams(search)) }
}
