/** A province and a city as one text, with a hyphen between them; empty where neither is said. */
export function joinAddress(province: string, city: string): string {
  return province === '' && city === '' ? '' : `${province}-${city}`
}

/** The two again; a hyphen within the city's name stays there. */
export function splitAddress(address: string): { readonly province: string; readonly city: string } {
  const at = address.indexOf('-')
  if (at < 0) return { province: address, city: '' }
  return { province: address.slice(0, at), city: address.slice(at + 1) }
}
