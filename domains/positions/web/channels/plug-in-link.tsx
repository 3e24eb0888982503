import { PlaceLink } from '@bole/platform/places'
import { findProvidedFor } from '@bole/platform/slots'
import type { ReactNode } from 'react'
import { plugInAddress } from '../slots.ts'
import { useTexts } from './texts/index.ts'

/** The way to the plug-ins of boards, for whoever may go there. */
export function PlugInLink({ origin }: { readonly origin: number }): ReactNode {
  const t = useTexts()
  const addressOf = findProvidedFor(plugInAddress)
  return addressOf && <PlaceLink place={{ path: addressOf({ origin }) }}>{t('toPlugIns')}</PlaceLink>
}
