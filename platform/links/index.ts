import { defineSlot, providedFor } from '../slots/index.ts'

/** The address people use, without a slash at its end; provided by the composition. */
export const publicUrl = defineSlot<string>('platform.publicUrl')

/** An address of the product as it stands in a message: the whole of it, from a path. */
export function linkTo(path: string): string {
  return `${providedFor(publicUrl)}${path}`
}
