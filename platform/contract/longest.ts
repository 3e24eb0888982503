import type * as z from 'zod'
import type { BodyLimits } from './limits.ts'

/**
 * The most characters a call takes in one text of its body, for a control's `maxLength`: of what the build left in the place of the
 * schema, and so undefined in a test, and where nothing bounds it.
 */
export function longest<Body extends z.ZodType>(
  call: { readonly takes?: BodyLimits; readonly body?: Body },
  name: keyof z.input<Body> & string,
): number | undefined {
  return call.takes?.[name]?.max
}
