let days = 14

/** How long a session lasts without signing in again, in days. */
export function sessionDays(): number {
  return days
}

/** Set once at start from the settings. */
export function setSessionDays(configured: number): void {
  days = configured
}
