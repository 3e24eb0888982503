import { pageAddresses } from '@bole/careers/model'
import { candidatePageAddress } from '@bole/pipeline/server'
import { type Provided, provide } from '@bole/platform/slots'

/** What domains below need of candidates' pages. */
export const careersProviders: readonly Provided[] = [
  provide(candidatePageAddress, pageAddresses.application),
]
