import type { Station } from '@bole/themes/model'

/**
 * The station of a project that a candidate belongs to (specification, section 3: `label.station`): their university where the project
 * has a station there, else the city of the position; empty where the project stops at neither.
 */
export function stationOf(
  stations: readonly Station[],
  of: { readonly school: string | null; readonly city: string | null },
): string {
  const at = (type: Station['type'], name: string | null) =>
    stations.find((station) => station.type === type && station.name === name)
  return (at('university', of.school) ?? at('city', of.city))?.name ?? ''
}
