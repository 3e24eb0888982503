import type { Degree } from '@bole/parsing/model'
import { expectTypeOf, test } from 'vitest'
import type { degrees } from './degrees.ts'

test('every degree that is read out of a résumé can be asked for', () => {
  expectTypeOf<(typeof degrees)[number]>().toEqualTypeOf<Degree>()
})
