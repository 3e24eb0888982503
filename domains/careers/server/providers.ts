import { pageAddresses } from '@bole/careers/model'
import { candidatePageAddress } from '@bole/pipeline/server'
import { type Provided, provide } from '@bole/platform/slots'
import { publicAddress } from '@bole/positions/server'
import { siteAddress } from '@bole/referral/server'
import { fillGivenAnswers } from './given-answers.ts'

/** What domains below need of candidates' pages. */
export const careersProviders: readonly Provided[] = [
  fillGivenAnswers,
  provide(publicAddress, pageAddresses.position),
  provide(siteAddress, pageAddresses.site),
  provide(candidatePageAddress, pageAddresses.application),
]
