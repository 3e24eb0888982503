import type { links } from '@bole/dashboard/model'
import type { pipelineScreens } from '@bole/pipeline/screens'
import { expectTypeOf, test } from 'vitest'

type Read = NonNullable<NonNullable<(typeof pipelineScreens.candidates)['conditions']>['reads']>

test('what a link narrows the candidates by is what their list reads in its address', () => {
  expectTypeOf<Exclude<keyof links.CandidateConditions, keyof Read>>().toEqualTypeOf<never>()
})
