import { pageAddresses } from '@bole/careers/model'
import { candidatePageAddress } from '@bole/pipeline/server'
import { type Provided, provide } from '@bole/platform/slots'
import { fillGivenAnswers } from './given-answers.ts'

/** What domains below need of candidates' pages. */
export const careersProviders: readonly Provided[] = [
  fillGivenAnswers,
  provide(candidatePageAddress, pageAddresses.application),
]
