import { candidatePageAddress } from '@bole/pipeline/server'
import { linkTo } from '@bole/platform/links'
import { providedFor } from '@bole/platform/slots'
import { pagePlace } from './write-message.ts'

/** What the address of a page looks like: the real one is made when the message leaves. */
export function withSamplePage(text: string): string {
  return text.replaceAll(pagePlace, linkTo(providedFor(candidatePageAddress)('…')))
}
