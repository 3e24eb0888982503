/** The second factor of whoever comes in: asked for, or to be set up in an app first. */
export interface Factor {
  readonly secret?: string
  readonly address?: string
}

/** Who comes in is known, and there is more to give. */
export const factorCodes: ReadonlySet<string> = new Set(['second_factor_needed', 'second_factor_to_set_up'])

/** What an app has to be told, where the factor is to be set up first. */
export function factorIn(data: unknown): Factor {
  if (typeof data !== 'object' || data === null || !('secret' in data) || !('address' in data)) return {}
  return { secret: String(data.secret), address: String(data.address) }
}
