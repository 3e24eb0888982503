/** The zone by its IANA name, as PostgreSQL, Node and browsers know it; null for an offset, or what is no zone. */
export function timeZoneNamed(name: string): string | null {
  try {
    const zone = new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone
    return /^[A-Z]/i.test(zone) ? zone : null
  } catch {
    return null
  }
}

/** The zone this process tells the time in; null where it has no name, as under `TZ=GMT+8`. */
export function ownTimeZone(): string | null {
  return timeZoneNamed(new Intl.DateTimeFormat().resolvedOptions().timeZone ?? '')
}

/** A page that says in which zone the server tells the time. */
export function withTimeZone(page: string): string {
  return page.replace('<head>', `<head>\n    <meta name="time-zone" content="${ownTimeZone() ?? 'UTC'}" />`)
}
